import type { Child } from "hono/jsx";
import type { Context } from "../domain/context.ts";
import { Refusal } from "../domain/refusals.ts";
import { Document } from "./_document.tsx";
import type { ShownSchool } from "../domain/schools/shown_school.ts";
import type { Visit, WebPage } from "./page.ts";

/** A page of plain HTML, before it is written. */
export interface HtmlAnswer {
  title: string;
  /** Whose page it is; absent for the service's own. */
  school?: ShownSchool;
  body: Child;
  /** 200 when absent. */
  status?: number;
  headers?: Record<string, string>;
}

/** What a page of plain HTML is made from. */
export interface HtmlVisit {
  parts: Readonly<Record<string, string>>;
  query: URLSearchParams;
  request: Request;
  context: Context;
  admit: Visit["admit"];
}

/**
 * A page of plain HTML at a path: it runs no script, and nothing is in it that was not escaped. What its verbs refuse
 * becomes a page that says so, and a fault a page with the request's id.
 */
export function htmlPage(
  path: string,
  make: (visit: HtmlVisit) => Promise<HtmlAnswer>,
  options: Pick<WebPage, "takesPost"> = {},
): WebPage {
  return {
    path,
    ...options,
    async respond(request, { parts, context, admit }) {
      if (context === null) return await write(notYet);
      try {
        const waitSeconds = await admit();
        if (waitSeconds !== null) return await write(tooMany(waitSeconds));
        return await write(
          await make({ parts, query: new URL(request.url).searchParams, request, context, admit }),
        );
      } catch (error) {
        if (error instanceof Refusal) return await write(refused(error));
        context.log.error("fault", { page: path, error });
        return await write(fault(context.requestId));
      }
    },
  };
}

/** Everything comes from this service but pictures, which schools keep where they like; nothing runs. */
const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self' https: http: data:",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

async function write({ title, school, body, status = 200, headers }: HtmlAnswer): Promise<Response> {
  const html = await (<Document title={title} school={school}>{body}</Document>).toString();
  return new Response(`<!doctype html>\n${html}\n`, {
    status,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": policy,
      "Referrer-Policy": "no-referrer",
      "Cache-Control": "no-store",
      ...headers,
    },
  });
}

const notYet: HtmlAnswer = {
  title: "Starting",
  status: 503,
  headers: { "Retry-After": "1" },
  body: <p>The service is starting. Please try again in a moment.</p>,
};

export function tooMany(
  waitSeconds: number,
  what = "Many pages were asked for from your address",
): HtmlAnswer {
  return {
    title: "One moment, please",
    status: 429,
    body: (
      <p>
        {what} within a minute. Please try again in {waitSeconds} {waitSeconds === 1 ? "second" : "seconds"}.
      </p>
    ),
  };
}

const statuses: Partial<Record<Refusal["kind"], number>> = {
  "not-found": 404,
  "forbidden": 403,
  "conflict": 409,
};

function refused({ kind, message }: Refusal): HtmlAnswer {
  return {
    title: kind === "not-found" ? "Not found" : "That cannot be done",
    status: statuses[kind] ?? 400,
    body: <p>{message}.</p>,
  };
}

function fault(requestId: string): HtmlAnswer {
  return {
    title: "Something went wrong",
    status: 500,
    body: (
      <p>
        Something went wrong on our side. If it happens again, please tell us this: <code>{requestId}</code>
      </p>
    ),
  };
}
