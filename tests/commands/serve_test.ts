import assert from "node:assert/strict";
import { connect } from "node:net";
import { startService } from "../_service.ts";
import { lyceum } from "./_lyceum.ts";

/** Without a judge it starts fast; the judge has tests of its own. */
const env = { WORKERS: "0", DATABASE_URL: "", LOG_FORMAT: "json", LOG_LEVEL: "debug" };

async function inDirectory(work: (directory: string) => Promise<void>): Promise<void> {
  const directory = await Deno.makeTempDir();
  try {
    await work(directory);
  } finally {
    await Deno.remove(directory, { recursive: true });
  }
}

Deno.test("serve prints a key on the first start only, logs JSON, and ends with 0 when asked to", () =>
  inDirectory(async (directory) => {
    let key: string;
    {
      await using service = await startService({ directory, env });
      key = service.key;
      assert.match(key, /^lyceum_[A-Za-z0-9_-]{43}$/);
      const pasted = service.printed().split("\n").filter((line) => line.startsWith("curl "));
      assert.equal(pasted.length, 2);
      assert.ok(pasted.every((line) => line.includes(`-H 'SERVICE-API-KEY: ${key}'`)));
      assert.equal(await service.stop("SIGTERM"), 0);
      const lines = service.printed().split("\n").filter((line) => line.startsWith("{"));
      const messages = lines.map((line) => JSON.parse(line).message);
      for (const message of ["Listening", "Migrated", "Ready"]) {
        assert.ok(messages.includes(message), message);
      }
      assert.ok(lines.every((line) => !line.includes(key)));
    }
    await using service = await startService({ directory, env, key });
    assert.ok(!service.printed().includes("SERVICE-API-KEY"));
    await assert.rejects(
      service.call("get-dsa-code-execution-result-batch", { taskUniqueIds: ["7"] }),
      /not-found/,
    );
    assert.equal(await service.stop("SIGINT"), 0);
  }));

Deno.test({
  name: "the curl line that serve prints can be pasted",
  ignore: !await isInstalled("curl"),
  fn: () =>
    inDirectory(async (directory) => {
      await using service = await startService({ directory, env });
      const [line] = service.printed().split("\n").filter((line) => line.startsWith("curl "));
      const { stdout } = await new Deno.Command("sh", { args: ["-c", line!], stdout: "piped" }).output();
      assert.match(
        new TextDecoder().decode(stdout),
        /^\[\{"output":\{"status":"ok","data":\{"taskId":"[0-9a-f-]{36}"\}\}\}\]$/,
      );
    }),
});

Deno.test("serve says in one sentence why it cannot start, and ends with 1", () =>
  inDirectory(async (directory) => {
    await using service = await startService({ directory, env });
    const port = new URL(service.url).port;
    const start = async (other: Record<string, string>) => {
      const { code, stderr } = await lyceum(["serve"], {
        env: { ...env, LOG_LEVEL: "error", ...other },
        cwd: directory,
      });
      const [line, ...rest] = stderr.trim().split("\n");
      assert.deepEqual([code, rest], [1, []]);
      return JSON.parse(line!).message;
    };
    assert.equal(
      await start({ PORT: port, DATA_DIR: `${directory}/other` }),
      `Cannot listen on 127.0.0.1 port ${port}: something else does; stop that, or set PORT to another`,
    );
    assert.match(
      await start({ PORT: "0", DATA_DIR: `${directory}/data` }),
      /^Cannot open the database in ".*\/data": process \d+ already has it open\. /,
    );
    const unreachable = await start({ PORT: "0", DATABASE_URL: "postgres://me:secret@127.0.0.1:1/lyceum" });
    assert.match(unreachable, /^Cannot open the database at 127\.0\.0\.1:1\/lyceum: /);
    assert.ok(!unreachable.includes("secret"));
    assert.equal((await fetch(`${service.url}/readyz`)).status, 200);
  }));

Deno.test("a request under way is answered before serve ends, and no other is taken", () =>
  inDirectory(async (directory) => {
    await using service = await startService({ directory, env });
    const body = '{"data":[{"data":{"taskUniqueIds":["7"]}}]}';
    const request = await openRequest(service.url, service.key, body.length);
    request.write(body.slice(0, 10));
    await new Promise((resolve) => setTimeout(resolve, 200));
    const ending = service.stop("SIGTERM");
    await until(() => service.printed().includes("Stopping"));
    const refused = await fetch(`${service.url}/public/get-dsa-code-execution-result-batch`, {
      method: "POST",
    });
    assert.equal(refused.status, 503);
    assert.match(await refused.text(), /unavailable: Not ready: it is being stopped/);
    request.write(body.slice(10));
    assert.match(
      await request.answer,
      /^HTTP\/1\.1 200 OK\r\n[^]*not-found: data\[0\]\.data\.taskUniqueIds\[0\]/,
    );
    assert.equal(await ending, 0);
  }));

Deno.test("serve that is told to stop while its judge starts does not wait for it", () =>
  inDirectory(async (directory) => {
    const { DATABASE_URL, LOG_FORMAT, LOG_LEVEL } = env;
    const child = new Deno.Command(Deno.execPath(), {
      args: ["run", "-A", new URL("../../mod.ts", import.meta.url).pathname, "serve"],
      cwd: directory,
      env: { PORT: "0", DATA_DIR: `${directory}/data`, WORKERS: "1", DATABASE_URL, LOG_FORMAT, LOG_LEVEL },
      stdin: "null",
      stdout: "null",
      stderr: "piped",
    }).spawn();
    const messages: string[] = [];
    for await (const line of lines(child.stderr)) {
      const { message } = JSON.parse(line);
      messages.push(message);
      if (message === "Migrated") child.kill("SIGTERM");
    }
    assert.equal((await child.status).code, 0);
    assert.ok(messages.includes("Stopping; once more ends at once"), messages.join());
    assert.ok(!messages.includes("Ready"), messages.join());
  }));

Deno.test("a second signal ends serve at once", () =>
  inDirectory(async (directory) => {
    await using service = await startService({ directory, env });
    const request = await openRequest(service.url, service.key, 100);
    request.write("{");
    await new Promise((resolve) => setTimeout(resolve, 200));
    const ending = service.stop("SIGTERM");
    await until(() => service.printed().includes("Stopping"));
    service.process.kill("SIGTERM");
    assert.equal(await ending, 1);
    await request.answer.catch(() => {});
  }));

Deno.test("a body of 33 MiB is answered, over a socket as well", () =>
  inDirectory(async (directory) => {
    await using service = await startService({ directory, env });
    const response = await fetch(`${service.url}/public/request-dsa-code-execution`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "SERVICE-API-KEY": service.key },
      body: new Uint8Array(33 * 1024 * 1024).fill(0x20),
    });
    assert.equal(response.status, 413);
    const [{ output }] = await response.json();
    assert.equal(
      output.errorMessage,
      "payload-too-large: the body may have 33554432 bytes (32 MiB), but got 34603008 bytes",
    );
    assert.equal((await fetch(`${service.url}/healthz`)).status, 200);
  }));

async function isInstalled(program: string): Promise<boolean> {
  try {
    return (await new Deno.Command(program, { args: ["--version"], stdout: "null" }).output()).success;
  } catch {
    return false;
  }
}

/** A request that is written piece by piece. */
async function openRequest(url: string, key: string, length: number) {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await new Promise((resolve, reject) => socket.once("connect", resolve).once("error", reject));
  const answer = new Promise<string>((resolve, reject) => {
    let text = "";
    socket.on("data", (chunk) => text += chunk).on("end", () => resolve(text)).on("error", reject);
  });
  socket.write(
    `POST /public/get-dsa-code-execution-result-batch HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close\r\n` +
      `Content-Type: application/json\r\nSERVICE-API-KEY: ${key}\r\nContent-Length: ${length}\r\n\r\n`,
  );
  return { answer, write: (text: string) => void socket.write(text) };
}

async function* lines(stream: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  let rest = "";
  for await (const text of stream.pipeThrough(new TextDecoderStream())) {
    const all = (rest + text).split("\n");
    rest = all.pop()!;
    yield* all;
  }
}

async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; tries < 500; tries++) {
    if (isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error("It did not come to be");
}
