import assert from "node:assert/strict";
import { errnoName } from "./errno.ts";
import { devices, Volume } from "./mod.ts";
import { callNames, wasmParams } from "./signatures.ts";
import { TestGuest } from "./_test_guest.ts";

const limits = { fileBytesMax: 1_000_000, entriesMax: 50, totalBytesMax: 2_000_000 };

/** Marsaglia's xorshift: the same numbers in every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

const oddNumbers = [0, 1, 2, 3, 4, 5, 8, 24, 64, 255, 1023, 1024, 1025, 4095, 4096, 65_536, 131_071, 131_072];
const oddI32 = [...oddNumbers, -1, -2, -8, 0x7fff_ffff, -0x8000_0000, 0x1000_0000];
const oddI64 = [
  ...oddNumbers.map(BigInt),
  -1n,
  -(1n << 63n),
  (1n << 63n) - 1n,
  1n << 53n,
  (1n << 53n) - 1n,
  1n << 32n,
];
const names = [
  "a",
  "b",
  "d",
  "d/a",
  "d/d",
  ".",
  "..",
  "d/..",
  "l",
  "l/a",
  "/",
  "a/",
  "",
  "d/../b",
  "nul\0",
  "d/l",
];

function hostileGuest(): TestGuest {
  const volume = new Volume({ limits });
  volume.placeFile("a", new Uint8Array(100));
  volume.placeFile("d/a", new Uint8Array(10));
  const usr = new Volume();
  usr.placeFile("a", new Uint8Array(10));
  return new TestGuest({
    volume,
    outputBytesMax: 100_000,
    stdin: new Uint8Array(1000),
    preopens: [
      { name: "/", directory: volume.root },
      { name: "/usr", directory: usr.seal().root },
      { name: "/dev", directory: devices.root },
    ],
  });
}

Deno.test("whatever a guest passes to whatever call, it gets an errno or ends the run", () => {
  const random = numbers(20_260_801);
  const answers = new Map<string, number>();
  let guest = hostileGuest();
  for (let round = 0; round < 60_000; round++) {
    const name = callNames[random(callNames.length)] ?? "fd_read";
    // Sometimes memory is full of garbage, sometimes of iovecs and names that make sense.
    if (round % 500 === 0) {
      guest.bytes.fill(0).forEach((_, index, all) => all[index] = random(4) === 0 ? random(256) : 0);
    }
    if (round % 50 === 0) guest.bytes.set(new TextEncoder().encode(names[random(names.length)]), random(64));
    const isPlausible = random(2) === 0;
    const args = wasmParams(name).map((type) => {
      if (type === "i64") return isPlausible ? BigInt(random(5000)) : oddI64[random(oddI64.length)] ?? 0n;
      return isPlausible ? random(12) : oddI32[random(oddI32.length)] ?? 0;
    });
    const answer = guest.call(name, ...args);
    answers.set(answer, (answers.get(answer) ?? 0) + 1);
    assert.ok(guest.ending?.kind !== "internal", `${name}(${args}): ${JSON.stringify(guest.ending)}`);
    if (answer === "ended") guest = hostileGuest();
    assert.ok(guest.volume.entriesUsed <= limits.entriesMax);
    assert.ok(guest.volume.bytesUsed <= limits.totalBytesMax);
  }
  const reached = "ESUCCESS EBADF EFAULT EINVAL EISDIR ENOENT ENOTCAPABLE ENOTDIR ENOTSOCK ESPIPE";
  for (const expected of reached.split(" ")) {
    assert.ok(answers.has(expected), `${expected} was never answered`);
  }
  for (let code = 0; code < 77; code++) answers.delete(errnoName(code));
  answers.delete("ended");
  assert.deepEqual([...answers.keys()], [], "answers that are no errno");
});

Deno.test("random trees of names stay within their limits, and every byte and name is counted", () => {
  const random = numbers(7);
  const answers = new Set<string>();
  const volume = new Volume({ limits: { ...limits, fileBytesMax: 10_000_000, totalBytesMax: 60_000 } });
  const guest = new TestGuest({ volume, outputBytesMax: 100_000_000 });
  const name = () => names[random(names.length)] ?? "a";
  const steps: (() => string | number)[] = [
    () => guest.mkdir(name()),
    () => guest.rmdir(name()),
    () => guest.unlink(name()),
    () => guest.rename(name(), name()),
    () => guest.link(name(), name()),
    () => guest.symlink(name(), name()),
    () => guest.open(name(), ["r", "w", "a", "r+", "wx", "rd"][random(6)]),
    () => guest.write(random(12), new Uint8Array(random(2000))),
    () => guest.close(4 + random(6)),
    () => guest.call("fd_filestat_set_size", random(12), BigInt(random(100_000))),
  ];
  for (let round = 0; round < 20_000; round++) {
    answers.add(String(steps[random(steps.length)]?.()));
    guest.forgetRoom();
    if (round % 100 !== 99) continue;
    for (let fd = 4; guest.close(fd) === "ESUCCESS" || fd < 64; fd++);
    assert.deepEqual(counted(volume), { entries: volume.entriesUsed, bytes: volume.bytesUsed });
  }
  const reached =
    "ESUCCESS EEXIST ENOENT ENOTDIR EISDIR ENOTEMPTY EINVAL ELOOP EBUSY ENOSPC ENOTCAPABLE EPERM EBADF";
  for (const expected of reached.split(" ")) {
    assert.ok(answers.has(expected), `${expected} was never answered`);
  }
});

/** Names by walking, and the bytes of every file that has one. */
function counted(volume: Volume): { entries: number; bytes: number } {
  let entries = 0;
  const files = new Map<unknown, number>();
  const walk = (directory: typeof volume.root) => {
    for (const { node } of directory.entries.values()) {
      entries++;
      if (node.kind === "file") files.set(node, node.size);
      if (node.kind !== "directory") continue;
      assert.equal(node.parent, directory);
      walk(node);
    }
  };
  walk(volume.root);
  return { entries, bytes: [...files.values()].reduce((sum, size) => sum + size, 0) };
}
