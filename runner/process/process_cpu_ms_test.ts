import assert from "node:assert/strict";
import { processCpuMs } from "./process_cpu_ms.ts";

Deno.test("the CPU time of a process grows while it works, and not while it waits", {
  ignore: Deno.build.os !== "linux",
}, async () => {
  await using child = new Deno.Command("sh", {
    // A name with a parenthesis and spaces does not confuse it.
    args: [
      "-c",
      "printf ') 1 2 3' >/proc/$$/comm; i=0; while [ $i -lt 300000 ]; do i=$((i + 1)); done; echo; read x",
    ],
    stdin: "piped",
    stdout: "piped",
  }).spawn();
  await child.stdout.getReader().read();
  const worked = processCpuMs(child.pid)!;
  assert.ok(worked >= 20, `${worked} ms`);
  await new Promise((resolve) => setTimeout(resolve, 100));
  assert.equal(processCpuMs(child.pid), worked);
});

Deno.test("the CPU time of a process that is gone is not known", () => {
  assert.equal(processCpuMs(0x7fff_ffff), null);
});
