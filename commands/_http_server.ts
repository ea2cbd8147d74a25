import { setTimeout as pause } from "node:timers/promises";
import type { Config } from "../config.ts";
import type { App } from "../routes/app.ts";
import { CommandError } from "./_failure.ts";

export interface HttpServer {
  /** Where a person on this machine finds it. */
  url: string;
  /** Waits so long for the requests under way, then closes. Safe to call twice. */
  stop(graceMs: number): Promise<void>;
}

/** Listens. Throws a {@link CommandError} with a sentence when that cannot be. */
export function listen({ host, port }: Pick<Config, "host" | "port">, app: App): HttpServer {
  const underWay = new Set<Promise<Response>>();
  const aborting = new AbortController();
  let server: Deno.HttpServer<Deno.NetAddr>;
  try {
    server = Deno.serve(
      { hostname: host, port, signal: aborting.signal, onListen: () => {} },
      (request, { remoteAddr }) => {
        const answering = app(request, remoteAddr.hostname);
        underWay.add(answering);
        return answering.finally(() => underWay.delete(answering));
      },
    );
  } catch (error) {
    throw new CommandError(whyNot(error, host, port), { cause: error });
  }
  const stop = async (graceMs: number) => {
    const waiting = new AbortController();
    const over = pause(graceMs, undefined, { signal: waiting.signal }).then(() => "over", () => "over");
    const outcome = await Promise.race([Promise.allSettled(underWay), over]);
    // What outlives the grace loses its connection. Deno's own shutdown comes after the requests, not before: it would
    // cut off bodies that are still being read; and a server that is shutting down can no longer be aborted.
    if (outcome === "over") aborting.abort();
    else server.shutdown().catch(() => {});
    await Promise.race([server.finished, over]);
    waiting.abort();
  };
  let stopped: Promise<void> | undefined;
  return { url: urlOf(server.addr), stop: (graceMs) => stopped ??= stop(graceMs) };
}

function whyNot(error: unknown, host: string, port: number): string {
  const place = `${host} port ${port}`;
  if (error instanceof Deno.errors.AddrInUse) {
    return `Cannot listen on ${place}: something else does; stop that, or set PORT to another`;
  }
  if (error instanceof Deno.errors.PermissionDenied) {
    return `Cannot listen on ${place}: that port takes more rights; set PORT to one above 1023`;
  }
  return `Cannot listen on ${place}: ${error instanceof Error ? error.message : error}`;
}

function urlOf({ hostname, port }: Deno.NetAddr): string {
  if (hostname === "0.0.0.0" || hostname === "::") return `http://127.0.0.1:${port}`;
  return `http://${hostname.includes(":") ? `[${hostname}]` : hostname}:${port}`;
}
