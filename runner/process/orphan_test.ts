import assert from "node:assert/strict";

Deno.test("children end with their parent, busy or idle, however it ends", async () => {
  const parent = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--quiet", new URL("_test_parent.ts", import.meta.url).href],
    stdout: "piped",
  }).spawn();
  const { value } = await parent.stdout.getReader().read();
  const pids = new TextDecoder().decode(value).trim().split(",").map(Number);
  assert.equal(new Set(pids).size, 2);
  assert.ok(pids.every(isAlive));
  parent.kill("SIGKILL");
  await parent.status;
  while (pids.some(isAlive)) await new Promise((resolve) => setTimeout(resolve, 20));
});

/** A process that ended counts as gone although nobody has asked for its status yet. */
function isAlive(pid: number): boolean {
  try {
    const stat = Deno.readTextFileSync(`/proc/${pid}/stat`);
    return !/^\d+ \(.*\) [ZX]/s.test(stat);
  } catch {
    return false;
  }
}
