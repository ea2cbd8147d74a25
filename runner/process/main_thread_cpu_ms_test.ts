import assert from "node:assert/strict";
import { mainThreadCpuMs } from "./main_thread_cpu_ms.ts";

Deno.test("the CPU time of a process's main thread grows while it works, and not while it waits", {
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
  const worked = mainThreadCpuMs(child.pid)!;
  assert.ok(worked >= 20, `${worked} ms`);
  await new Promise((resolve) => setTimeout(resolve, 100));
  assert.equal(mainThreadCpuMs(child.pid), worked);
});

Deno.test("the CPU time of a process that is gone is not known", () => {
  assert.equal(mainThreadCpuMs(0x7fff_ffff), null);
});
