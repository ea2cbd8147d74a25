import assert from "node:assert/strict";
import { base64url, fromBase64url, startService, untilFinished } from "../_service.ts";

/** Path of the binary that `deno task compile` made. */
const binary = new URL("../../dist/lyceum", import.meta.url).pathname;

Deno.test("the one binary serves and judges C and Python from an empty directory", async () => {
  const directory = await Deno.makeTempDir();
  try {
    await using service = await startService({ directory, command: [binary, "serve"] });
    assert.match(service.key, /\S{20,}/);
    const { taskId } = await service.call<{ taskId: string }>("request-dsa-code-execution", {
      language: "C",
      sourceCodeAsBase64UrlEncoded: base64url(
        `#include <stdio.h>\nint main(void) { int a, b; scanf("%d %d", &a, &b); printf("%d\\n", a + b); }`,
      ),
      runConfig: {
        stdinStringAsBase64UrlEncoded: base64url("20 22"),
        expectedOutputAsBase64UrlEncoded: base64url("42\n"),
      },
    });
    const [task] = await untilFinished(service, [taskId]);
    assert.equal(task!.runResult.runStatus, "successful");
    assert.equal(fromBase64url(task!.runResult.programRunData!.stdoutBase64UrlEncoded), "42\n");
    const { taskId: interpreted } = await service.call<{ taskId: string }>("request-dsa-code-execution", {
      language: "Python",
      sourceCodeAsBase64UrlEncoded: base64url("print(sum(map(int, input().split())))"),
      runConfig: { stdinStringAsBase64UrlEncoded: base64url("20 22") },
    });
    const [python] = await untilFinished(service, [interpreted]);
    assert.equal(python!.runResult.runStatus, "successful");
    assert.equal(fromBase64url(python!.runResult.programRunData!.stdoutBase64UrlEncoded), "42\n");
    for (const page of ["/docs", "/openapi.json", "/healthz"]) {
      const response = await fetch(service.url + page);
      assert.equal(response.status, 200, page);
      await response.body?.cancel();
    }
    assert.equal(await service.stop("SIGTERM"), 0);
    const exported = await new Deno.Command(binary, {
      args: ["export", "demo.json"],
      cwd: directory,
      env: { DATA_DIR: `${directory}/data` },
    }).output();
    assert.equal(exported.code, 0, new TextDecoder().decode(exported.stderr));
    const { schools } = JSON.parse(await Deno.readTextFile(`${directory}/demo.json`));
    assert.deepEqual([schools[0].id, schools[0].users.length], ["demo", 30]);
  } finally {
    await Deno.remove(directory, { recursive: true });
  }
});

Deno.test("the one binary explains itself", async () => {
  const help = await new Deno.Command(binary, { args: ["--help"], stdout: "piped" }).output();
  assert.equal(help.code, 0);
  assert.match(new TextDecoder().decode(help.stdout), /serve/);
});
