import assert from "node:assert/strict";
import { base64url, startService, untilFinished } from "../_service.ts";
import { createPostgresDatabase } from "../database.ts";
import { lyceum } from "./_lyceum.ts";

Deno.test({
  name: "work judges what serve takes, on one PostgreSQL, and ends with 0 when asked to",
  ignore: !Deno.env.get("TEST_DATABASE_URL"),
  async fn() {
    const directory = await Deno.makeTempDir();
    const { url, drop } = await createPostgresDatabase();
    const env = { DATABASE_URL: url, WORKERS: "0" };
    try {
      const school = { id: "north", name: "North", country: "IN" };
      await Deno.writeTextFile(`${directory}/schools.json`, JSON.stringify({ schools: [school] }));
      await lyceum(["import", "schools.json"], { env, cwd: directory });
      const made = await lyceum(["keys", "create", "--school", "north", "--name", "test"], { env });
      await using service = await startService({ directory, env, key: made.stdout.trim() });
      const { taskId } = await service.call<{ taskId: string }>("request-dsa-code-execution", {
        language: "C",
        sourceCodeAsBase64UrlEncoded: base64url("int main(void) { return 3; }"),
      });
      const worker = new Deno.Command(Deno.execPath(), {
        args: ["run", "-A", new URL("../../mod.ts", import.meta.url).pathname, "work"],
        env: { ...env, WORKERS: "1" },
        stdin: "null",
        stdout: "null",
        stderr: "null",
      }).spawn();
      try {
        const [task] = await untilFinished(service, [taskId]);
        assert.equal(task!.runResult.runStatus, "non-zero-exit-code");
        assert.equal(task!.runResult.programRunData!.exitCode, 3);
      } finally {
        worker.kill("SIGTERM");
      }
      assert.equal((await worker.status).code, 0);
      assert.equal(await service.stop("SIGTERM"), 0);
      assert.ok(!service.printed().includes("SERVICE-API-KEY"));
    } finally {
      await drop();
      await Deno.remove(directory, { recursive: true });
    }
  },
});
