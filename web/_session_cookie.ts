import { parse, serialize } from "hono/utils/cookie";

const name = "lyceum_session";

/**
 * The header that makes a browser keep a session: no script reads it, no other site's form sends it, and where the service is
 * reached by https it goes to this host alone, by https alone (`__Host-`: draft-ietf-httpbis-rfc6265bis, section 4.1.3.2).
 */
export function sessionCookie({ publicUrl }: At, token: string, seconds: number): string {
  const isSecure = publicUrl.startsWith("https:");
  return serialize(nameAt(publicUrl), token, {
    path: "/",
    httpOnly: true,
    sameSite: "Lax",
    secure: isSecure,
    maxAge: seconds,
  });
}

/** The header that makes a browser forget it. */
export function noSessionCookie(at: At): string {
  return sessionCookie(at, "", 0);
}

/** The session token that a browser sent; null for none. */
export function sessionTokenOf({ publicUrl }: At, request: Request): string | null {
  const cookieName = nameAt(publicUrl);
  return parse(request.headers.get("Cookie") ?? "", cookieName)[cookieName] ?? null;
}

/** Where the service is reached. */
interface At {
  publicUrl: string;
}

function nameAt(publicUrl: string): string {
  return publicUrl.startsWith("https:") ? `__Host-${name}` : name;
}
