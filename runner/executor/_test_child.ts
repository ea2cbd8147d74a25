import { serveChild } from "../process/serve_child.ts";
import type { PlainValue } from "../process/plain_value.ts";
import { executorRole } from "./executor_role.ts";

/** A specifier that no bundler or type checker follows. */
const load = (specifier: string) => import(specifier);

const attempts: Record<string, () => unknown> = {
  readFile: () => Deno.readTextFileSync("/etc/passwd"),
  readOwnSource: () => Deno.readTextFileSync(new URL(import.meta.url)),
  readProc: () => Deno.readTextFileSync("/proc/self/environ"),
  readLink: () => Deno.readLinkSync("/proc/self/exe"),
  list: () => [...Deno.readDirSync(".")].length,
  writeFile: () => Deno.writeTextFileSync("/tmp/written_by_an_executor", "x"),
  makeTempFile: () => Deno.makeTempFileSync(),
  openRawFd: async () => {
    const fs = await load("node:fs");
    const bytes = new Uint8Array(64);
    for (let fd = 3; fd < 256; fd++) {
      try {
        if (fs.readSync(fd, bytes, 0, 64, 0) > 0) return `descriptor ${fd}`;
      } catch {
        // Closed, or not to be read.
      }
    }
    throw new Error("no descriptor can be read");
  },
  connect: () => Deno.connect({ hostname: "127.0.0.1", port: 5432 }),
  listen: () => Deno.listen({ hostname: "127.0.0.1", port: 0 }),
  fetch: async () => (await fetch("http://127.0.0.1:8000/")).status,
  fetchFile: async () => (await fetch("file:///etc/passwd")).text(),
  webSocket: () => new WebSocket("ws://127.0.0.1:8000/"),
  resolveDns: () => Deno.resolveDns("example.org", "A"),
  run: () => new Deno.Command("true").outputSync().code,
  kill: () => Deno.kill(1, "SIGCONT"),
  killParent: () => Deno.kill(Deno.ppid, "SIGCONT"),
  env: () => JSON.stringify(Deno.env.toObject()),
  oneVariable: () => Deno.env.get("PATH"),
  hostname: () => Deno.hostname(),
  networkInterfaces: () => Deno.networkInterfaces(),
  ffi: () => Deno.dlopen("libc.so.6", {}),
  chdir: () => Deno.chdir("/"),
  askForMore: async () => {
    const { state } = await Deno.permissions.request({ name: "read" });
    if (state === "granted") return "read";
    throw new Error(state);
  },
  importFile: () => load(`file:///etc/${"passwd"}`),
  importHttp: () => load("http://127.0.0.1:8000/x.js"),
  worker: () =>
    new Promise((resolve, reject) => {
      const worker = new Worker(`file:///etc/${"passwd"}`, { type: "module" });
      worker.onmessage = resolve;
      worker.onerror = (event) => (event.preventDefault(), reject(new Error(event.message)));
    }),
  nodeFs: async () => (await load("node:fs")).readFileSync("/etc/passwd", "utf8"),
  nodeChildProcess: async () => (await load("node:child_process")).execSync("true").toString() + "ran",
  nodeNet: () =>
    new Promise((resolve, reject) => {
      load("node:net").then((net) => {
        const socket = net.connect(5432, "127.0.0.1", () => resolve("connected"));
        socket.on("error", reject);
      }, reject);
    }),
  nodeOs: async () => (await load("node:os")).hostname(),
  nodeFfi: async () => (await load("node:ffi")).dlopen("libc.so.6"),
  nodeSqlite: async () => {
    const { DatabaseSync } = await load("node:sqlite");
    return new DatabaseSync("/tmp/written_by_an_executor.db");
  },
  nodeVm: async () => (await load("node:vm")).runInThisContext(`Deno.readTextFileSync("/etc/passwd")`),
  nodeInspector: async () => (await load("node:inspector")).open(9229, "127.0.0.1") ?? "opened",
};

/**
 * An executor as it is started for programs, in which something has gone wrong: whoever asks may run JavaScript of its
 * own in it. Each attempt says "nothing" or what it got.
 */
await serveChild({
  executor: () =>
    Promise.resolve({
      prepare: (process) => executorRole.prepare(process),
      async handle(): Promise<PlainValue> {
        const got: Record<string, string> = {};
        for (const [name, attempt] of Object.entries(attempts)) {
          try {
            const value = await attempt();
            got[name] = `got ${String(value).slice(0, 200)}`;
          } catch (error) {
            got[name] = `refused: ${String(error).slice(0, 200)}`;
          }
        }
        return got;
      },
    }),
}, Deno.args);
