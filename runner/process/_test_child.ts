import type { PlainValue } from "./plain_value.ts";
import type { ChildProcess, Role } from "./role.ts";
import { serveChild } from "./serve_child.ts";

/** A child that does what it is told, good or bad. */
const obedient = (prepared: (process: ChildProcess) => Promise<void> = () => Promise.resolve()): Role => ({
  prepare: prepared,
  handle: (request) => orders[(request as { order: string }).order]!(request as Record<string, PlainValue>),
});

const permissionNames = ["run", "read", "write", "net", "env", "sys", "ffi", "import"] as const;

const held: Uint8Array[] = [];

const orders: Record<string, (request: Record<string, PlainValue>) => PlainValue | Promise<PlainValue>> = {
  echo: ({ value }) => value ?? null,
  pid: () => Deno.pid,
  spin: ({ ms }) => {
    const end = performance.now() + Number(ms);
    while (performance.now() < end);
    return Deno.pid;
  },
  wait: ({ ms }) => new Promise((resolve) => setTimeout(() => resolve(Deno.pid), Number(ms))),
  exit: () => Deno.exit(7),
  throw: () => {
    throw new Error("thrown on order");
  },
  garbage: () => {
    Deno.stdout.writeSync(new TextEncoder().encode("this is no frame at all, is it?"));
    return null;
  },
  unknownMessage: () => {
    // A frame as it should be, of a message that is none.
    const header = new TextEncoder().encode(`[[],{"kind":"surprise"}]`);
    const frame = new Uint8Array(16 + header.length);
    frame.set(new TextEncoder().encode("LYC1"));
    new DataView(frame.buffer).setUint32(4, header.length, true);
    frame.set(header, 16);
    Deno.stdout.writeSync(frame);
    return null;
  },
  halfFrame: () => {
    Deno.stdout.writeSync(new TextEncoder().encode("LYC1\x10"));
    Deno.exit(0);
  },
  bytes: ({ length }) => new Uint8Array(Number(length)).fill(7),
  hold: ({ arrays, bytes }) => {
    for (let i = 0; i < Number(arrays); i++) held.push(new Uint8Array(Number(bytes)));
    return held.length;
  },
  stderr: ({ lines }) => {
    const text = "x".repeat(99) + "\n";
    for (let i = 0; i < Number(lines); i++) Deno.stderr.writeSync(new TextEncoder().encode(text));
    return null;
  },
  recurse: ({ depth }) => {
    const down = (n: number): number => n === 0 ? 0 : 1 + down(n - 1);
    return down(Number(depth));
  },
  mayDo: async () => {
    const states: Record<string, string> = {};
    for (const name of permissionNames) states[name] = (await Deno.permissions.query({ name })).state;
    return states;
  },
  tries: async () => {
    const attempts: Record<string, () => unknown> = {
      read: () => Deno.readTextFileSync("/etc/hostname"),
      readOwn: () => Deno.readTextFileSync(new URL(import.meta.url)),
      list: () => [...Deno.readDirSync("/")],
      write: () => Deno.writeTextFileSync("/tmp/written_by_a_child", "x"),
      run: () => new Deno.Command("true").outputSync(),
      env: () => Deno.env.toObject(),
      sys: () => Deno.hostname(),
      net: () => Deno.listen({ port: 0 }),
      ffi: () => Deno.dlopen("libc.so.6", {}),
      fetch: () => fetch("http://127.0.0.1:8099/"),
      fileImport: () => import("file:///etc/" + "hostname"),
      worker: () =>
        new Promise((resolve, reject) => {
          const worker = new Worker("file:///etc/" + "hostname", { type: "module" });
          worker.onmessage = resolve;
          worker.onerror = (event) => (event.preventDefault(), reject(event.message));
        }),
      kill: () => Deno.kill(1, 0 as unknown as "SIGCONT"),
    };
    const results: Record<string, string> = {};
    for (const [name, attempt] of Object.entries(attempts)) {
      try {
        await attempt();
        results[name] = "done";
      } catch (error) {
        results[name] = String(error);
      }
    }
    return results;
  },
};

await serveChild({
  obedient: () => Promise.resolve(obedient()),
  failing: () => Promise.reject(new Error("cannot be loaded")),
  slow: () => Promise.resolve(obedient(() => new Promise(() => setInterval(() => {}, 1_000)))),
  reading: () =>
    Promise.resolve(obedient(async () => void await Deno.readTextFile(new URL(import.meta.url)))),
}, Deno.args);
