import { openCaption, type OpenedCaption } from "../domain/captions/open_caption.ts";
import type { Visit, WebPage } from "./page.ts";

/** Captions under a signed address, as a `<track>` of any page may load them: WebVTT, readable for every origin. */
export const captionsPage: WebPage = {
  path: "/captions.vtt",
  async respond(request, visit) {
    const waitSeconds = await visit.admit();
    if (waitSeconds !== null) {
      return sentence(429, `Too many requests came from your address; try again in ${waitSeconds} s.`);
    }
    return answer(await open(new URL(request.url).searchParams, visit));
  },
};

async function open(query: URLSearchParams, { context }: Visit): Promise<OpenedCaption | null> {
  if (context === null) return null;
  const word = (name: string) => query.get(name) ?? "";
  const request = {
    schoolId: word("school"),
    sessionId: word("session"),
    language: word("language"),
    expires: word("expires"),
    signature: word("signature"),
  };
  // The database stores no NUL, and would not be asked for one.
  if (Object.values(request).some((text) => text.includes("\0"))) return { kind: "not-signed" };
  return await openCaption(context, request);
}

function answer(opened: OpenedCaption | null): Response {
  switch (opened?.kind) {
    case undefined:
      return sentence(503, "The service is starting; try again in a moment.", { "Retry-After": "1" });
    case "not-signed":
      return sentence(403, "This address was not made by this service, or was changed.");
    case "expired":
      return sentence(410, "This address opened for an hour, which is over. Ask for another.");
    case "gone":
      return sentence(404, "These captions are no longer there.");
    case "caption":
      return new Response(opened.webvtt, {
        headers: {
          "Content-Type": "text/vtt; charset=utf-8",
          "Cache-Control": `private, max-age=${opened.secondsLeft}`,
          ...everyOrigin,
        },
      });
  }
}

/** A track of another origin's page is loaded by CORS, and never with a cookie. */
const everyOrigin = {
  "Access-Control-Allow-Origin": "*",
  "Cross-Origin-Resource-Policy": "cross-origin",
};

function sentence(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(`${text}\n`, {
    status,
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "no-store",
      ...everyOrigin,
      ...headers,
    },
  });
}
