import assert from "node:assert/strict";
import { DirectoryPartStore } from "./part_store.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

Deno.test("a part is there for the same toolchain and key, in another process too", async () => {
  const directory = await Deno.makeTempDir();
  try {
    const store = new DirectoryPartStore([bytes("clang 22")], `${directory}/parts`);
    assert.equal(store.get("a"), null);
    store.put("a", bytes("object"));
    const other = new DirectoryPartStore([bytes("clang 22")], `${directory}/parts`);
    assert.deepEqual(other.get("a"), bytes("object"));
    assert.equal(other.get("b"), null);
    assert.equal(new DirectoryPartStore([bytes("clang 23")], `${directory}/parts`).get("a"), null);
  } finally {
    await Deno.remove(directory, { recursive: true });
  }
});

Deno.test("parts of another toolchain go, and other files stay", async () => {
  const directory = await Deno.makeTempDir();
  try {
    new DirectoryPartStore([bytes("old")], directory).put("a", bytes("1"));
    Deno.writeTextFileSync(`${directory}/notes.txt`, "mine");
    new DirectoryPartStore([bytes("new")], directory).put("a", bytes("2"));
    const names = [...Deno.readDirSync(directory)].map(({ name }) => name);
    assert.equal(names.length, 2);
    assert.ok(names.includes("notes.txt"));
  } finally {
    await Deno.remove(directory, { recursive: true });
  }
});

Deno.test("a part that was damaged or cannot be kept is as if it were not there", async () => {
  const directory = await Deno.makeTempDir();
  try {
    const store = new DirectoryPartStore([bytes("clang")], directory);
    store.put("a", bytes("whole"));
    const [file] = [...Deno.readDirSync(directory)];
    Deno.truncateSync(`${directory}/${file!.name}`, 66);
    assert.equal(store.get("a"), null);
    const nowhere = new DirectoryPartStore([bytes("clang")], `${directory}/${file!.name}/below`);
    nowhere.put("a", bytes("lost"));
    assert.equal(nowhere.get("a"), null);
    const none = new DirectoryPartStore([bytes("clang")], null);
    none.put("a", bytes("lost"));
    assert.equal(none.get("a"), null);
  } finally {
    await Deno.remove(directory, { recursive: true });
  }
});
