import assert from "node:assert/strict";
import { lyceum } from "./_lyceum.ts";

Deno.test("schools are imported, and keys made, listed and revoked on the command line", async () => {
  const directory = await Deno.makeTempDir();
  const env = { DATA_DIR: `${directory}/data` };
  const run = (...args: string[]) => lyceum(args, { env, cwd: directory });
  try {
    const school = { id: "north", name: "North", country: "IN" };
    await Deno.writeTextFile(`${directory}/schools.json`, JSON.stringify({ schools: [school] }));
    await Deno.writeTextFile(
      `${directory}/wrong.json`,
      JSON.stringify({ schools: [school, { id: 7 }], more: 1 }),
    );
    assert.deepEqual(await run("import", "wrong.json"), {
      code: 1,
      stdout: "",
      stderr: "Cannot import wrong.json:\n" +
        "  the file must not have additional properties: more\n" +
        "  /schools/1 must have required properties name, country\n" +
        "  /schools/1/id must be string\n",
    });
    assert.equal(
      (await run("keys", "list", "--school", "north")).stderr,
      'Cannot list keys: there is no school "north"\n',
    );
    assert.equal((await run("import", "schools.json")).stdout, "Schools: 1 made, 0 there already\n");
    assert.equal((await run("import", "schools.json")).stdout, "Schools: 0 made, 1 there already\n");
    assert.equal((await run("migrate")).stdout, "The database is up to date\n");

    const made = await run("keys", "create", "--school", "north", "--name", "CI", "--scopes", "execute,read");
    assert.equal(made.code, 0);
    assert.match(made.stdout, /^lyceum_[A-Za-z0-9_-]{43}\n$/);
    const id = /^Key ([0-9a-f-]{36}) of school "north" was made; its secret is not shown again\n$/.exec(
      made.stderr,
    )![1]!;
    const listed = await run("keys", "list", "--school", "north");
    assert.match(
      listed.stdout,
      new RegExp(`^${id}  CI  read,execute  made \\d{4}-\\d\\d-\\d\\d  never used  valid\\n$`),
    );
    assert.ok(!listed.stdout.includes(made.stdout.trim().slice(7)));
    assert.equal((await run("keys", "revoke", id)).stderr, 'Key "CI" of school "north" is revoked\n');
    assert.match((await run("keys", "list", "--school", "north")).stdout, /revoked \d{4}-\d\d-\d\d\n$/);
    const unknown = await run("keys", "revoke", "7");
    assert.deepEqual([unknown.code, unknown.stderr], [
      1,
      'Cannot revoke the key "7": there is none with this id\n',
    ]);
  } finally {
    await Deno.remove(directory, { recursive: true });
  }
});
