import { encodeFrame, readFrame } from "./frame.ts";
import type { PlainValue } from "./plain_value.ts";
import type { ChildMessage, Role } from "./role.ts";

/**
 * The life of a child process: prepare, drop every permission, answer requests until stdin ends. `args` are the name
 * of a role and the native stack in KiB (`unlimited` for no limit). Never returns.
 */
export async function serveChild(roles: Record<string, () => Promise<Role>>, args: string[]): Promise<never> {
  const [name = "", stack = ""] = args;
  const nativeStackKb = stack === "unlimited" ? 0 : Number.parseInt(stack) || defaultStackKb;
  try {
    const load = Object.hasOwn(roles, name) ? roles[name] : undefined;
    if (load === undefined) throw new Error(`Cannot start a child: there is no role "${name}"`);
    const role = await load();
    await role.prepare({ nativeStackKb });
    await dropPermissions();
    say({ kind: "ready", rssKb: rssKb(), nativeStackKb });
    await answer(role);
  } catch (error) {
    console.error(error);
    Deno.exit(1);
  }
  Deno.exit(0);
}

/** What Linux gives a process that nobody asked about. */
const defaultStackKb = 8_192;

/** The parent is trusted, and bounds what it sends; this only catches a broken pipe's nonsense. */
const requestBytesMax = 1_073_741_824;

async function answer(role: Role): Promise<void> {
  while (true) {
    const request = await readFrame(readStdin, requestBytesMax);
    if (request === null) return;
    let message: ChildMessage;
    try {
      message = { kind: "reply", rssKb: 0, value: await role.handle(request) };
      message.rssKb = rssKb();
    } catch (error) {
      message = {
        kind: "fault",
        message: String(error instanceof Error ? error.stack : error).slice(0, 4_096),
      };
    }
    say(message);
  }
}

async function dropPermissions(): Promise<void> {
  const names = ["run", "read", "write", "net", "env", "sys", "ffi", "import"] as const;
  for (const name of names) await Deno.permissions.revoke({ name });
  for (const name of names) {
    const { state } = await Deno.permissions.query({ name });
    if (state === "granted") throw new Error(`Cannot start a child: the permission "${name}" stays`);
  }
}

async function readStdin(view: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  let length = 0;
  while (length < view.length) {
    const count = await Deno.stdin.read(view.subarray(length));
    if (count === null) break;
    length += count;
  }
  return view.subarray(0, length);
}

function say(message: ChildMessage): void {
  for (const chunk of encodeFrame(message as unknown as PlainValue)) {
    for (let offset = 0; offset < chunk.length;) offset += Deno.stdout.writeSync(chunk.subarray(offset));
  }
}

function rssKb(): number {
  return Math.round(Deno.memoryUsage().rss / 1024);
}
