import { stackSizeKbMax } from "../process/child_command.ts";

/** Native stack over what the meter counts for it. The most that was seen is 4, and 8 in code that was never in Liftoff. */
const nativeBytesPerCounted = 9;

/** The native stack with which no limit on the call stack has to be cut, KiB. */
export const nativeStackKbWanted = stackSizeKbMax;

/** Call stack, in bytes as the meter counts them, that a native stack of so many KiB bears; 0 stands for unlimited. */
export function callStackBytesMax(nativeStackKb: number): number {
  const stackKb = nativeStackKb === 0 ? stackSizeKbMax : Math.min(nativeStackKb, stackSizeKbMax);
  return Math.floor(stackKb / nativeBytesPerCounted) * 1_024;
}
