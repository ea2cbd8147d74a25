import { Buffer } from "./buffer.js";
import { builtins, performance } from "./builtins.js";
import { Console } from "./console.js";
import { webcrypto } from "./crypto.js";
import { TextDecoder, TextEncoder } from "./encoding.js";
import { process } from "./process.js";
import { structuredClone } from "./structured_clone.js";
import * as timers from "./timers.js";
import { onUncaught } from "./loop.js";

/** Puts in place what a program in Node finds without asking for it. */
export function installGlobals() {
  const console = new Console(1, 2);
  builtins.console = console;
  console.Console = Console;
  const { setTimeout, setInterval, setImmediate, clearTimeout, clearInterval, clearImmediate } = timers;
  define({ setTimeout, setInterval, setImmediate, clearTimeout, clearInterval, clearImmediate });
  define({
    console,
    process,
    Buffer,
    TextEncoder,
    TextDecoder,
    structuredClone,
    performance,
    crypto: webcrypto,
  });
  define({ global: globalThis, queueMicrotask: enqueue });
  for (const name of ["scriptArgs", "print", "navigator"]) delete globalThis[name];
}

function define(values) {
  for (const [name, value] of Object.entries(values)) {
    Object.defineProperty(globalThis, name, { value, writable: true, configurable: true, enumerable: false });
  }
}

const native = globalThis.queueMicrotask;

function enqueue(call) {
  if (native !== undefined) return native(call);
  Promise.resolve().then(call).catch((error) => setUncaught(error));
}

let setUncaught = () => {};
onUncaught.forwarded = (handle) => (setUncaught = handle);
