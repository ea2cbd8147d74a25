import assert from "node:assert/strict";
import { devices } from "./mod.ts";
import { TestGuest, volumeOf } from "./_test_guest.ts";

/** `BLESS=1` writes it anew. */
const golden = new URL("testdata/session.trace.golden", import.meta.url);

Deno.test("a session's trace is as recorded", () => {
  const lines: string[] = [];
  const volume = volumeOf({ "data/in.txt": "1 2 3\n" });
  const guest = new TestGuest({
    args: ["program", "one"],
    stdin: new TextEncoder().encode("typed"),
    preopens: [{ name: "/", directory: volume.root }, { name: "/dev", directory: devices.root }],
    trace: (line) => void lines.push(line),
  });
  session(guest);
  const text = lines.join("\n") + "\n";
  if (Deno.env.get("BLESS") === "1") Deno.writeTextFileSync(golden, text);
  assert.equal(text, Deno.readTextFileSync(golden));
  assert.equal(lines.length % 2, 0);
  lines.forEach((line, index) => assert.ok(line.startsWith(index % 2 === 0 ? "==> " : "<== "), line));
});

function session(guest: TestGuest): void {
  guest.call("args_sizes_get", 0, 4);
  guest.call("args_get", 0, 16);
  guest.call("environ_sizes_get", 0, 4);
  guest.call("fd_prestat_get", 3, 0);
  guest.call("fd_prestat_get", 5, 0);
  guest.call("fd_fdstat_get", 1, 0);
  const input = guest.opened("data/in.txt");
  guest.read(input);
  guest.read(input);
  guest.call("fd_seek", input, -2n, 2, 0);
  guest.call("fd_tell", input, 0);
  guest.close(input);
  guest.open("data/missing.txt");
  guest.open("../../etc/passwd");
  guest.open('quote"and\nnewline');
  guest.mkdir("out");
  guest.file("out/log.txt", "x".repeat(70));
  guest.stat("out/log.txt");
  guest.rename("out/log.txt", "out/old.txt");
  guest.link("out/old.txt", "out/copy.txt");
  guest.symlink("old.txt", "out/link");
  guest.call("fd_readdir", 3, 0, 100, 0n, 200);
  guest.unlink("out/copy.txt");
  guest.rmdir("out");
  guest.read(0, 3);
  guest.opened("null", "w", 4);
  guest.call("clock_time_get", 0, 1n, 0);
  guest.call("random_get", 0, 8);
  guest.call("sched_yield");
  guest.call("fd_write", 1, -8, 1, 0);
  guest.call("path_unlink_file", 3, -8, 99);
  guest.call("sock_send", 1, 0, 0, 0, 0);
  guest.call("proc_raise", 99);
  guest.write(1, "done\n");
  guest.call("proc_exit", 3);
}

Deno.test("a trace tells of a run that ends in the middle of a call", () => {
  const lines: string[] = [];
  const guest = new TestGuest({ outputBytesMax: 2, trace: (line) => void lines.push(line) });
  guest.write(1, "abc");
  assert.deepEqual(lines, ['==> fd_write(fd=1, iovs="abc")', "<== ends: signal 25"]);
});

Deno.test("a trace changes no answer", () => {
  const [silent, told] = [undefined, () => {}].map((trace) => {
    const volume = volumeOf({ "data/in.txt": "1 2 3\n" });
    const preopens = ["/", "/two"].map((name) => ({ name, directory: volume.root }));
    const guest = new TestGuest({ stdin: new TextEncoder().encode("typed"), preopens, trace });
    session(guest);
    return { bytes: guest.bytes, ending: guest.ending, work: guest.work };
  });
  assert.deepEqual(told, silent);
});

Deno.test("what a guest names cannot command the terminal that shows the trace", () => {
  const lines: string[] = [];
  const guest = new TestGuest({ trace: (line) => void lines.push(line) });
  guest.open("\u001b[31m\u009b31m\u007f\u202e");
  assert.match(lines[0] ?? "", /path="\\u001b\[31m\\u009b31m\\u007f\\u202e"/);
});
