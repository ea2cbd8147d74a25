import type { BenchOptions } from "./_report.ts";

/** A service of our own, started for a measurement and gone after it. */
export interface Service extends AsyncDisposable {
  /** Submits a program with each of the inputs and waits until all are judged `successful`. Gives the milliseconds between. */
  judge(language: string, source: string, inputs: readonly string[]): Promise<number>;
  /** Pause between two looks at a result, milliseconds: a measured time is right to within it. */
  pollMs: number;
}

/** Starts the service with an empty embedded database, and waits until it is ready. */
export async function startService({ progress }: BenchOptions): Promise<Service> {
  progress("starting the service");
  const folder = await Deno.makeTempDir();
  const { url, key, [Symbol.asyncDispose]: stop } = await startServe({ DATA_DIR: `${folder}/data` });
  const secret = await key;
  return {
    pollMs,
    judge: (...all) => judge(`${url}/public`, secret, ...all),
    async [Symbol.asyncDispose]() {
      await stop();
      await Deno.remove(folder, { recursive: true });
    },
  };
}

/** A process that serves. */
export interface Serving extends AsyncDisposable {
  url: string;
  pid: number;
  /** What a first start prints; never, on a later one. */
  key: Promise<string>;
}

/** Starts `serve` with these settings on a free port, and waits until it is ready. */
export async function startServe(env: Record<string, string>): Promise<Serving> {
  const port = freePort();
  const child = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--no-check", new URL("../mod.ts", import.meta.url).pathname, "serve"],
    env: { ...env, PORT: String(port), HOST: "127.0.0.1" },
    stdin: "null",
    stdout: "piped",
    stderr: "piped",
  }).spawn();
  const url = `http://127.0.0.1:${port}`;
  const key = Promise.race([shownKey(child.stdout), shownKey(child.stderr)]);
  const stop = async () => {
    child.kill("SIGTERM");
    await child.status;
  };
  try {
    await Promise.race([ready(`${url}/readyz`), ended(child)]);
    return { url, pid: child.pid, key, [Symbol.asyncDispose]: stop };
  } catch (error) {
    await stop().catch(() => {}); // It may have ended already; the reason is what matters.
    throw error;
  }
}

const pollMs = 2;

async function judge(
  base: string,
  key: string,
  language: string,
  source: string,
  inputs: readonly string[],
): Promise<number> {
  const start = performance.now();
  const { taskIds } = await call<{ taskIds: string[] }>(`${base}/request-dsa-code-execution-batch`, key, {
    entries: inputs.map((input) => ({
      language,
      runConfig: { stdinStringAsBase64UrlEncoded: base64url(input) },
      sourceCodeAsBase64UrlEncoded: base64url(source),
    })),
  });
  for (let polls = 1;; polls++) {
    await pause(pollMs);
    const { tasks } = await call<{ tasks: Task[] }>(
      `${base}/get-dsa-code-execution-result-batch`,
      key,
      {
        taskUniqueIds: taskIds,
      },
    );
    if (tasks.some(({ codingTaskStatus }) => codingTaskStatus !== "Finished")) continue;
    const ms = performance.now() - start;
    // The rate limit of results is 6000 a minute; waiting is not measured.
    await pause(Math.max(0, 12 * polls - ms));
    const failed = tasks.find(({ runResult }) => runResult?.runStatus !== "successful");
    if (failed === undefined) return ms;
    throw new Error(`Cannot measure: the service judged ${failed.runResult?.runStatus}`);
  }
}

function base64url(text: string): string {
  return new TextEncoder().encode(text).toBase64({ alphabet: "base64url", omitPadding: true });
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

interface Task {
  codingTaskStatus: string;
  runResult: { runStatus: string } | null;
}

async function call<T>(url: string, key: string, data: unknown): Promise<T> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", "service-api-key": key },
    body: JSON.stringify({ data: [{ data }] }),
  });
  const [{ output }] = await response.json() as [
    { output: { status: string; data: T; errorMessage?: string } },
  ];
  if (output.status === "ok") return output.data;
  throw new Error(`Cannot measure: ${output.errorMessage}`);
}

/** The key that a first start prints; the stream is read on to its end, so that the service never waits for us. */
function shownKey(stream: ReadableStream<Uint8Array>): Promise<string> {
  const shown = Promise.withResolvers<string>();
  (async () => {
    let seen = "";
    for await (const text of stream.pipeThrough(new TextDecoderStream())) {
      seen = (seen + text).slice(-10_000);
      const key = /SERVICE-API-KEY:\s*([\w.-]+)/i.exec(seen)?.[1];
      if (key !== undefined) shown.resolve(key);
    }
  })();
  return shown.promise;
}

async function ended(child: Deno.ChildProcess): Promise<never> {
  const { code } = await child.status;
  throw new Error(`Cannot start the service: it ended with ${code}`);
}

async function ready(url: string): Promise<void> {
  for (let tries = 0; tries < 3_000; tries++) {
    const response = await fetch(url).catch(() => null);
    await response?.body?.cancel();
    if (response?.ok) return;
    await pause(100);
  }
  throw new Error("Cannot start the service: it is not ready after five minutes");
}

function freePort(): number {
  const listener = Deno.listen({ port: 0, hostname: "127.0.0.1" });
  const { port } = listener.addr as Deno.NetAddr;
  listener.close();
  return port;
}
