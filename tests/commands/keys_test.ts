import assert from "node:assert/strict";
import { lyceum } from "./_lyceum.ts";

Deno.test("keys are made, listed and revoked on the command line", async () => {
  const directory = await Deno.makeTempDir();
  const env = { DATA_DIR: `${directory}/data` };
  const run = (...args: string[]) => lyceum(args, { env, cwd: directory });
  try {
    const school = { id: "north", name: "North", country: "IN" };
    await Deno.writeTextFile(`${directory}/schools.json`, JSON.stringify({ schools: [school] }));
    assert.equal(
      (await run("keys", "list", "--school", "north")).stderr,
      'Cannot list keys: there is no school "north"\n',
    );
    assert.equal((await run("import", "schools.json")).code, 0);
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
