import type { Context, Log } from "../domain/context.ts";
import { countRequest } from "../domain/rate_limits/count_request.ts";
import { answerOperation } from "./_answer_operation.ts";
import { answerPage } from "./_answer_page.ts";
import { clientAddress, trustedProxies } from "./_client_address.ts";
import { clientCountryOf } from "./_client_country.ts";
import { sealError } from "./_envelope.ts";
import type { Exchange } from "./_exchange.ts";
import type { Operation } from "./_operation.ts";
import { messageOfFault, messageOfProblem, Problem } from "./_problem.ts";
import { requestIdHeader, requestIdOf } from "./_request_id.ts";
import { tellRate } from "./_rate_limit.ts";
import { createRouter, isOperation, type Page, publicPath, type Visit } from "./_router.ts";
import { shown } from "../domain/schema_words/shown.ts";
import { openapiPage } from "./_openapi_page.ts";
import { statePages } from "./_state_pages.ts";

/** The whole of HTTP: takes a request and the address it came from, gives the answer, never throws. */
export type App = (request: Request, socketAddress: string) => Promise<Response>;

export interface AppOptions {
  operations: readonly Operation[];
  /** What a browser sees, beside the document and the states that stand here already. */
  pages: readonly Page[];
  clock(): Date;
  random(length: number): Uint8Array;
  log: Log;
  /** What verbs are lent beyond that; null as long as the database is not open. */
  lend(): Pick<Context, "db" | "judging" | "publicUrl"> | null;
  /** Why this process is not ready; empty when it is. */
  notReady(): readonly string[];
  /** The header in which a proxy tells the client's country; none when absent. */
  countryHeader?: string;
  /** Proxies whose `X-Forwarded-For` is believed. */
  trustedProxies: readonly string[];
  /** Requests for pages, all together, that one client address has in a minute. */
  pageRate: number;
  /** Whether every answer is checked against what is documented: for tests. */
  checkAnswers?: boolean;
  /** Another limit to the length of answers: for tests. */
  answerCharactersMax?: number;
}

/** Length of the longest answer: room for what any one element may ask for, and well within what a string can hold. */
const answerCharactersMax = 335_544_320;

export function createApp(options: AppOptions): App {
  const pages = [...options.pages, openapiPage(options.operations), ...statePages(options.notReady)];
  const route = createRouter(options.operations, pages);
  const isTrusted = trustedProxies(options.trustedProxies);
  return async (request, socketAddress) => {
    const startedAt = options.clock();
    const requestId = requestIdOf(request.headers, options.random);
    const log = withRequestId(options.log, requestId);
    // Of a header Host that names no host, Deno makes an address that is no URL.
    const pathname = URL.parse(request.url)?.pathname;
    const headers = new Headers({ "X-Content-Type-Options": "nosniff", [requestIdHeader]: requestId });
    const facts: Exchange["facts"] = {};
    const answer = async (): Promise<Response> => {
      if (pathname === undefined) throw noUrl(request.url);
      const found = route(pathname);
      if (found === undefined) throw notFound(pathname);
      const { clock, random, countryHeader } = options;
      const lent = options.lend();
      const clientCountry = clientCountryOf(request.headers, countryHeader);
      const context = lent && { ...lent, clock, random, log, requestId, actor: null, clientCountry };
      const { what, parts } = found;
      const address = clientAddress(socketAddress, request.headers.get("X-Forwarded-For"), isTrusted);
      if (!isOperation(what)) {
        const admit: Visit["admit"] = async ({ kind, rate } = { kind: "pages", rate: options.pageRate }) => {
          if (context === null) return null;
          const counted = await countRequest(context, `address:${address}:${kind}`);
          return tellRate(rate, { ...counted, policy: "per-address" }, headers);
        };
        return await answerPage(what, request, { parts, context, admit }, headers);
      }
      if (context === null) throw notYet(options.notReady());
      const { status, body } = await answerOperation(what, {
        request,
        clientAddress: address,
        context,
        headers,
        facts,
        checkAnswers: options.checkAnswers ?? false,
        answerCharactersMax: options.answerCharactersMax ?? answerCharactersMax,
      });
      return jsonResponse(status, body, headers);
    };
    const response = await answer().catch((error: unknown) => {
      if (error instanceof Problem) {
        for (const [name, value] of Object.entries(error.headers)) headers.set(name, value);
        return jsonResponse(error.status, sealError(messageOfProblem(error)), headers);
      }
      log.error("fault", { error });
      return jsonResponse(500, sealError(messageOfFault(requestId)), headers);
    });
    const milliseconds = options.clock().getTime() - startedAt.getTime();
    const { method } = request;
    const line = { method, path: pathname?.slice(0, 200), status: response.status, milliseconds, ...facts };
    if (pathname?.startsWith(publicPath)) log.info("request", line);
    else log.debug("request", line);
    return request.method === "HEAD" ? new Response(null, response) : response;
  };
}

function jsonResponse(status: number, body: string, headers: Headers): Response {
  headers.set("Content-Type", "application/json");
  headers.set("Cache-Control", "no-store");
  return new Response(body, { status, headers });
}

function noUrl(address: string): Problem {
  return new Problem(
    400,
    "malformed-request",
    `the path and the header Host must make a URL, but got ${shown(address)}`,
  );
}

function notFound(path: string): Problem {
  const name = path.startsWith(publicPath) ? path.slice(publicPath.length) : null;
  return new Problem(
    404,
    "not-found",
    name === null
      ? `Nothing stands at ${
        path.slice(0, 200)
      }; operations stand under ${publicPath}, their description at /docs`
      : `No operation is called ${JSON.stringify(name.slice(0, 200))}; /docs describes those there are`,
  );
}

function notYet(reasons: readonly string[]): Problem {
  return new Problem(503, "unavailable", `Not ready: ${reasons.join("; ")}`, { "Retry-After": "1" });
}

function withRequestId(log: Log, requestId: string): Log {
  const add = (properties?: Record<string, unknown>) => ({ requestId, ...properties });
  return {
    debug: (message, properties) => log.debug(message, add(properties)),
    info: (message, properties) => log.info(message, add(properties)),
    warn: (message, properties) => log.warn(message, add(properties)),
    error: (message, properties) => log.error(message, add(properties)),
  };
}
