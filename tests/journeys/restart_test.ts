import assert from "node:assert/strict";
import { languages } from "../../runner/languages/mod.ts";
import {
  base64url,
  freePort,
  fromBase64url,
  type Service,
  startService,
  untilFinished,
} from "../_service.ts";

/** Their self-tests are looked at anew: what is not compiled is not stored. */
const interpreted = languages.filter(({ interpretation }) => interpretation !== undefined).length;

const program = `#include <stdio.h>
int main(void) { int n; scanf("%d", &n); printf("%d\\n", n * n); }`;

async function square(service: Service, n: number): Promise<string> {
  const { taskId } = await service.call<{ taskId: string }>("request-dsa-code-execution", {
    language: "C",
    sourceCodeAsBase64UrlEncoded: base64url(program),
    runConfig: { stdinStringAsBase64UrlEncoded: base64url(String(n)) },
  });
  const [task] = await untilFinished(service, [taskId]);
  return fromBase64url(task!.runResult.programRunData!.stdoutBase64UrlEncoded);
}

async function figures(port: string): Promise<Map<string, number>> {
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  assert.match(response.headers.get("content-type")!, /^text\/plain/);
  const lines = (await response.text()).trimEnd().split("\n").filter((line) => !line.startsWith("#"));
  return new Map(lines.map((line) => {
    const space = line.lastIndexOf(" ");
    return [line.slice(0, space), Number(line.slice(space))];
  }));
}

Deno.test("a restarted service runs what it compiled before, and its figures say so", async () => {
  const directory = await Deno.makeTempDir();
  const port = String(freePort());
  const env = { METRICS_PORT: port, WORKERS: "1" };
  const found = (all: Map<string, number>, where: string) =>
    all.get(`lyceum_compilation_lookups_total{found="${where}"}`);
  try {
    let key: string;
    {
      await using service = await startService({ directory, env });
      key = service.key;
      assert.equal(await square(service, 3), "9\n");
      assert.equal(await square(service, 4), "16\n");
      const all = await figures(port);
      assert.equal(all.get('lyceum_tasks_finished_total{status="successful"}'), 2);
      assert.equal(found(all, "store"), 0);
      assert.ok(found(all, "nowhere")! >= 2, "the self-test and the program");
      assert.ok(found(all, "memory")! >= 1);
      assert.equal(all.get("lyceum_queue_waiting"), 0);
      assert.ok(all.get("lyceum_run_seconds_count")! >= 3);
      assert.equal(
        (await fetch(`${service.url}/metrics`).then(emptied)).status,
        404,
        "not on the public port",
      );
      assert.equal(await service.stop("SIGTERM"), 0);
    }
    await using service = await startService({ directory, key, env });
    assert.equal(await square(service, 5), "25\n");
    const all = await figures(port);
    assert.equal(found(all, "nowhere"), interpreted);
    assert.ok(found(all, "store")! >= 2);
    assert.equal(all.get("lyceum_compilation_seconds_count"), interpreted);
    assert.equal(await service.stop("SIGTERM"), 0);
  } finally {
    await Deno.remove(directory, { recursive: true });
  }
});

async function emptied(response: Response): Promise<Response> {
  await response.body?.cancel();
  return response;
}
