import { loginPath } from "../domain/sessions/create_login_link.ts";
import { findSession } from "../domain/sessions/find_session.ts";
import { type OpenedLink, openLoginLink } from "../domain/sessions/open_login_link.ts";
import { type HtmlAnswer, htmlPage } from "./_html_page.tsx";
import { sessionCookie, sessionTokenOf } from "./_session_cookie.ts";

/** Where a link of get-login-link-for-user opens: logs in and leads on, once (decision 15). */
export const loginPage = htmlPage(loginPath, async ({ query, request, context }) => {
  if (isOnlyLooking(request)) return lookedAt(request);
  const token = sessionTokenOf(context, request);
  const link = await openLoginLink(context, query.get("token") ?? "", token);
  if (link.kind !== "opened") {
    return refused(link, await findSession(context, token) !== null);
  }
  return {
    title: "You are logged in",
    status: 303,
    headers: {
      "Location": link.redirectTo,
      "Set-Cookie": sessionCookie(context, link.sessionToken, link.sessionSeconds),
    },
    body: (
      <p>
        You are logged in. <a href={link.redirectTo}>Go on</a>
      </p>
    ),
  };
});

/**
 * Whether nobody has opened the link yet: a HEAD, or a browser that fetches in advance. A GET without such a sign uses the link
 * up (RATIONALE).
 */
function isOnlyLooking({ method, headers }: Request): boolean {
  const purposes = ["Sec-Purpose", "Purpose", "X-Purpose", "X-Moz"].map((name) => headers.get(name) ?? "");
  return method === "HEAD" || purposes.some((purpose) => /prefetch|prerender|preview/i.test(purpose));
}

/** For a browser that fetched in advance, with a status that makes it ask again. */
function lookedAt({ method }: Request): HtmlAnswer {
  return {
    title: "A login link",
    status: method === "HEAD" ? 200 : 503,
    headers: { "X-Robots-Tag": "noindex" },
    body: <p>Open this link to log in.</p>,
  };
}

const statuses = { used: 410, expired: 410, unknown: 404 } as const;

const sentences = {
  used: "This login link has been used. Each opens once.",
  expired: "This login link is too old. Each opens for ten minutes.",
  unknown: "This is no login link, or not all of one.",
} as const;

function refused(link: Exclude<OpenedLink, { kind: "opened" }>, isLoggedIn: boolean): HtmlAnswer {
  return {
    title: "This link does not open",
    school: link.kind === "unknown" ? undefined : link.school,
    status: statuses[link.kind],
    headers: { "X-Robots-Tag": "noindex" },
    body: (
      <>
        <p>{sentences[link.kind]}</p>
        {isLoggedIn
          ? (
            <p>
              You are logged in all the same: <a href="/dashboard">go to your dashboard</a>.
            </p>
          )
          : <p>Please ask your school for another one.</p>}
      </>
    ),
  };
}
