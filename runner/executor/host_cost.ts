import type { VirtualTime } from "./virtual_time.ts";

/**
 * What system calls cost: the second half of the cost table, whose first half prices instructions. A native `write` of
 * 4 KiB to a pipe takes one to two microseconds; so does this, in virtual ones.
 */
export const hostCost = {
  /** Fuel of any call, before it does anything. */
  call: 16_000n,
  /** Fuel of one unit of work: a byte moved, or as many as `runner/wasi` says that something else is worth. */
  unit: 4n,
} as const;

type HostFunction = (...args: (number | bigint)[]) => number | void;

/** The same functions, each charging for its call before it does anything. */
export function chargingCalls<Name extends string>(
  functions: Record<Name, HostFunction>,
  time: VirtualTime,
): Record<Name, HostFunction> {
  const charging = Object.entries<HostFunction>(functions).map(([name, call]): [string, HostFunction] => [
    name,
    (...args) => {
      time.charge(hostCost.call);
      return call(...args);
    },
  ]);
  return Object.fromEntries(charging) as Record<Name, HostFunction>;
}
