import { lookup } from "node:dns/promises";
import { isPublicAddress } from "./_public_address.ts";
import { post } from "./post.ts";

/** How to reach a receiver. */
export interface Reach {
  /** Whether addresses may be called that are not public. */
  allowPrivate: boolean;
  /** Gives all addresses of a host name; the system's way unless given. */
  resolve?: (host: string) => Promise<string[]>;
  /** Certificate authorities beside the system's, PEM. */
  caCerts?: string[];
  /** For resolving, connecting, sending and the answer, together. */
  attemptMsMax: number;
}

/** Sends once. Gives null when it was answered with 2xx, or else what went wrong, for the operator. */
export async function attempt(
  request: { url: string; headers: Record<string, string>; body: Uint8Array; signal: AbortSignal },
  reach: Reach,
): Promise<string | null> {
  const timedOut = new AbortController();
  const timer = setTimeout(() => timedOut.abort(), reach.attemptMsMax);
  const signal = AbortSignal.any([request.signal, timedOut.signal]);
  try {
    const url = new URL(request.url);
    const address = await unlessAborted(checkedAddress(url, reach), signal);
    const { caCerts } = reach;
    const status = await unlessAborted(post({ ...request, url, address, caCerts, signal }), signal);
    return status >= 200 && status < 300 ? null : `answered with status ${status}`;
  } catch (error) {
    if (timedOut.signal.aborted) return `no answer within ${reach.attemptMsMax} ms`;
    return error instanceof Error ? error.message : String(error);
  } finally {
    clearTimeout(timer);
  }
}

async function checkedAddress(url: URL, { allowPrivate, resolve = resolveHost }: Reach): Promise<string> {
  const host = url.hostname.replace(/^\[(.*)\]$/, "$1");
  const addresses = await resolve(host);
  const forbidden = allowPrivate ? undefined : addresses.find((address) => !isPublicAddress(address));
  if (forbidden !== undefined) throw new Error(`${host} is at ${forbidden}, which is not a public address`);
  if (addresses.length === 0) throw new Error(`${host} has no address`);
  return addresses[0]!;
}

/** By the system's resolver, which takes an IP address as its own name. */
async function resolveHost(host: string): Promise<string[]> {
  return (await lookup(host, { all: true })).map(({ address }) => address);
}

/** The work's outcome, or a rejection as soon as the signal is aborted: what the work does then is nobody's. */
async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const abort = () => reject(new Error("it was broken off"));
  if (signal.aborted) abort();
  signal.addEventListener("abort", abort);
  work.catch(() => {});
  try {
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener("abort", abort);
  }
}
