import { host } from "./host.js";

/** What a proxy stands for, through all layers; the value itself if it is none; null for a revoked one. */
export function unwrapProxy(value) {
  let inner = value;
  for (;;) {
    const proxy = host.proxy(inner);
    if (proxy === undefined) return inner;
    inner = proxy[0];
    if (inner === null || inner === undefined) return null;
  }
}

/** `[state, result]` of a promise: 0 pending, 1 fulfilled, 2 rejected. */
export function promiseState(promise) {
  return host.promise(promise);
}
