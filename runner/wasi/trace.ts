import { errnoName } from "./errno.ts";
import { Failure } from "./errno.ts";
import { Ended, type Guest } from "./_guest.ts";
import type { Call } from "./_guard.ts";
import { type CallName, type Parameter, signatures } from "./signatures.ts";

/**
 * Writes two lines a call: what was asked, and what was answered.
 *
 *     ==> path_open(fd=3, dirflags=1, path="in.txt", oflags=0, …)
 *     <== ESUCCESS opened_fd=4
 */
export function traced(guest: Guest, name: CallName, call: Call, write: (line: string) => void): Call {
  const parameters: readonly Parameter[] = signatures[name];
  return (...args) => {
    write(`==> ${name}(${shown(guest, parameters, args, asked).join(", ")})`);
    try {
      const answer = call(...args);
      const results = answer === 0 ? shown(guest, parameters, args, answered) : [];
      write(["<==", errnoName(Number(answer)), ...results].join(" "));
      return answer;
    } catch (thrown) {
      if (thrown instanceof Failure) write(`<== ${errnoName(thrown.errno)}`);
      else if (thrown instanceof Ended) write(`<== ends: ${Object.values(thrown.ending).join(" ")}`);
      else write("<== ends");
      throw thrown;
    }
  };
}

type Show = (guest: Guest, name: string, kind: Parameter[1], value: Value, next: Value) => string | null;
type Value = number | bigint;

function shown(guest: Guest, parameters: readonly Parameter[], args: readonly Value[], show: Show): string[] {
  let at = 0;
  return parameters.flatMap(([name, kind]) => {
    const text = show(guest, name, kind, args[at] ?? 0, args[at + 1] ?? 0);
    at += kind === "path" || kind === "iovecs" || kind === "data" ? 2 : 1;
    return text === null ? [] : [text];
  });
}

const asked: Show = (guest, name, kind, value, next) => {
  const number = Number(value) >>> 0;
  switch (kind) {
    case "u32":
      return `${name}=${number}`;
    case "u64":
      return `${name}=${BigInt.asUintN(64, BigInt(value))}`;
    case "s64":
      return `${name}=${value}`;
    case "path":
      return `${name}=${peek(() => quote(guest.memory.bytes(number, Number(next))))}`;
    case "data":
      return `${name}=${peek(() => quote(...guest.memory.iovecs(number, Number(next))))}`;
    case "iovecs":
      return `${name}=${peek(() => `${total(guest.memory.iovecs(number, Number(next)))} bytes`)}`;
    default:
      return null;
  }
};

const answered: Show = (guest, name, kind, value) => {
  const pointer = Number(value);
  switch (kind) {
    case "out-u16":
      return `${name}=${peek(() => guest.memory.u16(pointer))}`;
    case "out-u32":
      return `${name}=${peek(() => guest.memory.u32(pointer))}`;
    case "out-u64":
      return `${name}=${peek(() => guest.memory.u64(pointer))}`;
    default:
      return null;
  }
};

/** What a guest points to may be anywhere; a trace never fails for it. */
function peek(read: () => unknown): string {
  try {
    return String(read());
  } catch {
    return "?";
  }
}

/** The first bytes as text, and how many there are when those are not all. */
function quote(...ranges: Uint8Array[]): string {
  const head = new Uint8Array(previewBytesMax);
  let used = 0;
  for (const range of ranges) {
    const part = range.subarray(0, head.length - used);
    head.set(part, used);
    used += part.length;
  }
  const text = JSON.stringify(new TextDecoder().decode(head.subarray(0, used))).replace(commanding, escaped);
  const count = total(ranges);
  return count > used ? `${text}… (${count} bytes)` : text;
}

function total(ranges: Uint8Array[]): number {
  return ranges.reduce((sum, range) => sum + range.length, 0);
}

const previewBytesMax = 64;

/** What JSON leaves as it is, but a terminal might obey: DEL, the C1 controls, changes of direction. */
const commanding = /[\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
