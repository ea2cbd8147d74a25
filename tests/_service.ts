/** The service as a user meets it: a process of its own, spoken to over HTTP. */

export interface Service extends AsyncDisposable {
  /** `http://127.0.0.1:PORT`. */
  url: string;
  /** The demo school's key, as printed on the first start; empty on a later one unless handed in. */
  key: string;
  process: Deno.ChildProcess;
  /** All that the service printed so far, standard output and error together. */
  printed(): string;
  /** Sends one payload and gives the one output's data; throws what the service refused. */
  call<Data>(operation: string, payload: unknown): Promise<Data>;
  /** Sends the signal and waits for the end; gives the exit code. */
  stop(signal?: Deno.Signal): Promise<number>;
}

export interface ServiceOptions {
  /** Program and arguments; the service from its source when absent. */
  command?: string[];
  directory: string;
  env?: Record<string, string>;
  key?: string;
}

const root = new URL("../", import.meta.url).pathname;

/** Starts the service on a free port and waits until it calls itself ready. */
export async function startService(options: ServiceOptions): Promise<Service> {
  const port = freePort();
  const url = `http://127.0.0.1:${port}`;
  const [program, ...args] = options.command ?? [Deno.execPath(), "run", "-A", `${root}mod.ts`, "serve"];
  const child = new Deno.Command(program!, {
    args,
    cwd: options.directory,
    env: {
      PORT: String(port),
      DATA_DIR: `${options.directory}/data`,
      NO_COLOR: "1",
      ...options.env,
    },
    stdin: "null",
    stdout: "piped",
    stderr: "piped",
  }).spawn();
  let text = "";
  const collect = async (stream: ReadableStream<Uint8Array>) => {
    for await (const chunk of stream.pipeThrough(new TextDecoderStream())) text += chunk;
  };
  const printing = Promise.all([collect(child.stdout), collect(child.stderr)]);
  const stop = async (signal: Deno.Signal = "SIGTERM") => {
    try {
      child.kill(signal);
    } catch {
      // It had already ended.
    }
    const { code } = await child.status;
    await printing;
    return code;
  };
  const service: Service = {
    url,
    key: options.key ?? "",
    process: child,
    printed: () => text,
    call: (operation, payload) => call(url, service.key, operation, payload),
    stop,
    [Symbol.asyncDispose]: async () => void await stop("SIGKILL"),
  };
  try {
    await untilReady(url, child);
  } catch (error) {
    await stop("SIGKILL");
    throw new Error(`The service did not become ready:\n${text}`, { cause: error });
  }
  service.key ||= /SERVICE-API-KEY: ([^\s'"]+)/.exec(text)?.[1] ?? "";
  return service;
}

async function call<Data>(url: string, key: string, operation: string, payload: unknown): Promise<Data> {
  const response = await fetch(`${url}/public/${operation}`, {
    method: "POST",
    headers: { "content-type": "application/json", "service-api-key": key },
    body: JSON.stringify({ data: [{ data: payload }] }),
  });
  const [{ output }] = await response.json();
  if (output.status !== "ok") {
    throw new Error(`${operation}: HTTP ${response.status}: ${output.errorMessage}`);
  }
  return output.data;
}

async function untilReady(url: string, child: Deno.ChildProcess): Promise<void> {
  const ended = child.status.then((status) => {
    throw new Error(`it ended with ${status.code}`);
  });
  for (let tries = 0; tries < 1200; tries++) {
    const ready = fetch(`${url}/readyz`).then(async (response) => {
      await response.body?.cancel();
      return response.ok;
    }, () => false);
    if (await Promise.race([ready, ended])) return;
    await Promise.race([new Promise((resolve) => setTimeout(resolve, 100)), ended]);
  }
  throw new Error("it was not ready after two minutes");
}

/** A port that nobody listens on, yet. */
export function freePort(): number {
  using listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  return (listener.addr as Deno.NetAddr).port;
}

/** Asks for results until all of them are finished. */
export async function untilFinished(service: Service, taskUniqueIds: string[]): Promise<FinishedTask[]> {
  for (let tries = 0; tries < 6000; tries++) {
    const { tasks } = await service.call<{ tasks: FinishedTask[] }>(
      "get-dsa-code-execution-result-batch",
      { taskUniqueIds },
    );
    if (tasks.every((task) => task.codingTaskStatus === "Finished")) return tasks;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error("The tasks were not finished in time");
}

/** As much of a finished task as journeys look at. */
export interface FinishedTask {
  taskUniqueId: string;
  codingTaskStatus: string;
  runResult: {
    runStatus: string;
    compilerOutputAfterCompilationBase64UrlEncoded: string;
    programRunData: {
      stdoutBase64UrlEncoded: string;
      stderrBase64UrlEncoded: string;
      exitCode: number;
      exitSignal: number;
      cpuTimeUsedInMilliseconds: number;
      memoryUsedInKilobyte: number;
    } | null;
  };
}

/** Text as the interface wants it. */
export function base64url(text: string): string {
  return new TextEncoder().encode(text).toBase64({ alphabet: "base64url", omitPadding: true });
}

/** The text behind the interface's base64url. */
export function fromBase64url(text: string): string {
  return new TextDecoder().decode(Uint8Array.fromBase64(text, { alphabet: "base64url" }));
}
