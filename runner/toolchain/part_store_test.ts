import assert from "node:assert/strict";
import { DirectoryPartStore } from "./part_store.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const storeOf = (toolchain: string, directory: string | null) =>
  new DirectoryPartStore([bytes(toolchain)], directory);

async function inDirectory(test: (directory: string) => void): Promise<void> {
  const directory = await Deno.makeTempDir();
  try {
    test(directory);
  } finally {
    await Deno.remove(directory, { recursive: true });
  }
}

const namesIn = (directory: string) => [...Deno.readDirSync(directory)].map(({ name }) => name);

/** Sets the times of what is there back by so many minutes: files of one test are else of the same moment. */
function age(directory: string, minutes: number): void {
  for (const name of namesIn(directory)) {
    const time = new Date(Deno.statSync(`${directory}/${name}`).mtime!.getTime() - minutes * 60_000);
    Deno.utimeSync(`${directory}/${name}`, time, time);
  }
}

Deno.test("a part is there for the same toolchain, name and key, in another process too", () =>
  inDirectory((directory) => {
    const store = storeOf("clang 22", `${directory}/parts`);
    assert.equal(store.get("header", "a"), null);
    store.put("header", "a", bytes("object"));
    const other = storeOf("clang 22", `${directory}/parts`);
    assert.deepEqual(other.get("header", "a"), bytes("object"));
    assert.equal(other.get("header", "b"), null);
    assert.equal(other.get("start", "a"), null);
    assert.equal(storeOf("clang 23", `${directory}/parts`).get("header", "a"), null);
  }));

Deno.test("parts of another toolchain go, and other files stay", () =>
  inDirectory((directory) => {
    storeOf("old", directory).put("type_name", "a", bytes("1"));
    Deno.writeTextFileSync(`${directory}/${"0".repeat(16)}-${"1".repeat(64)}`, "as parts were named once");
    Deno.writeTextFileSync(`${directory}/notes.txt`, "mine");
    const store = storeOf("new", directory);
    store.put("start", "a", bytes("2"));
    assert.equal(namesIn(directory).length, 2);
    assert.ok(namesIn(directory).includes("notes.txt"));
    assert.deepEqual(store.get("start", "a"), bytes("2"));
  }));

Deno.test("of each part the newest three stay", () =>
  inDirectory((directory) => {
    const store = storeOf("clang", directory);
    store.put("start", "other", bytes("another part"));
    for (const key of ["a", "b", "c", "d", "e"]) {
      age(directory, 1);
      store.put("header", key, bytes(key));
    }
    const kept = ["a", "b", "c", "d", "e"].filter((key) => store.get("header", key) !== null);
    assert.deepEqual(kept, ["c", "d", "e"]);
    assert.deepEqual(store.get("start", "other"), bytes("another part"));
  }));

Deno.test("what a process left half-written goes when nobody can be writing it any more", () =>
  inDirectory((directory) => {
    const store = storeOf("clang", directory);
    store.put("header", "a", bytes("whole"));
    const [name] = namesIn(directory);
    const unfinished = `${name}.${crypto.randomUUID()}`;
    Deno.writeTextFileSync(`${directory}/${unfinished}`, "wh");
    store.put("header", "b", bytes("whole"));
    assert.ok(namesIn(directory).includes(unfinished), "it may be in the making");
    age(directory, 120);
    store.put("header", "c", bytes("whole"));
    assert.ok(!namesIn(directory).includes(unfinished));
    assert.equal(namesIn(directory).length, 3);
  }));

Deno.test("a part that was damaged or cannot be kept is as if it were not there", () =>
  inDirectory((directory) => {
    const store = storeOf("clang", directory);
    store.put("header", "a", bytes("whole"));
    const [name] = namesIn(directory);
    Deno.truncateSync(`${directory}/${name}`, 66);
    assert.equal(store.get("header", "a"), null);
    const nowhere = storeOf("clang", `${directory}/${name}/below`);
    nowhere.put("header", "a", bytes("lost"));
    assert.equal(nowhere.get("header", "a"), null);
    const none = storeOf("clang", null);
    none.put("header", "a", bytes("lost"));
    assert.equal(none.get("header", "a"), null);
  }));
