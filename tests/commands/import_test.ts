import assert from "node:assert/strict";
import { Compile } from "typebox/compile";
import { lyceum } from "./_lyceum.ts";

const north = { id: "north", name: "North", country: "IN", createdAt: "2026-01-01T00:00:00Z" };
const ann = { id: "u1", name: "Ann", username: "ann", email: "ann@example.org" };

async function inDirectory(
  work: (run: (...args: string[]) => ReturnType<typeof lyceum>, directory: string) => Promise<void>,
): Promise<void> {
  const directory = await Deno.makeTempDir();
  const env = { DATA_DIR: `${directory}/data` };
  try {
    await work((...args) => lyceum(args, { env, cwd: directory }), directory);
  } finally {
    await Deno.remove(directory, { recursive: true });
  }
}

Deno.test("a folder of JSON, JSON Lines and CSV is imported, exported, and changed only when that is asked for", () =>
  inDirectory(async (run, directory) => {
    await Deno.mkdir(`${directory}/in`);
    const write = (name: string, text: string) => Deno.writeTextFile(`${directory}/in/${name}`, text);
    await write("README.md", "Nobody reads this.");
    await write("schools.json", JSON.stringify({ schools: [north] }));
    await write("users.csv", "id,name,username,email\r\nu1,Ann,ann,ann@example.org\r\n");
    await write("more.jsonl", `{"school":"north","list":"videoFolders","entry":{"path":"/A/B"}}\n`);
    const first = await run("import", "in");
    assert.deepEqual([first.code, first.stderr], [0, ""]);
    assert.equal(
      first.stdout,
      "schools              1 made, 0 there already\n" +
        "users                1 made, 0 there already\n" +
        "video folders        3 made, 0 there already\n",
    );
    assert.match((await run("import", "in")).stdout, /^users +0 made, 1 there already$/m);

    await write("users.csv", "id,name,username,email\nu1,Anna,ann,ann@example.org\n");
    const refused = await run("import", "in");
    assert.deepEqual(refused, {
      code: 1,
      stdout: "",
      stderr: "Cannot import in: 1 mistake, and nothing was imported\n" +
        '  in/users.csv:2: is a user "u1" that is stored with another name\n',
    });
    assert.match(
      (await run("import", "in", "--update")).stdout,
      /^users +0 made, 1 changed, 0 there already$/m,
    );

    assert.equal((await run("export", "out")).stdout, "Wrote 1 school to out\n");
    assert.deepEqual([...Deno.readDirSync(`${directory}/out`)].map(({ name }) => name).sort(), [
      "schools.json",
      "users.csv",
      "videoFolders.csv",
    ]);
    assert.equal(
      await Deno.readTextFile(`${directory}/out/videoFolders.csv`),
      "school,path\nnorth,/\nnorth,/A\nnorth,/A/B\n",
    );
    assert.match((await run("export", "out")).stderr, /^Cannot write the folder out: it holds \S+ already/);
    assert.equal((await run("export", "all.json", "--school", "north")).code, 0);
    const [school] = JSON.parse(await Deno.readTextFile(`${directory}/all.json`)).schools;
    assert.deepEqual([school.id, school.users[0].name], ["north", "Anna"]);
    const { mode } = await Deno.stat(`${directory}/all.json`);
    assert.equal(mode! & 0o777, 0o600);
    const unknown = await run("export", "none.json", "--school", "south");
    assert.deepEqual([unknown.code, unknown.stderr], [
      1,
      'Cannot export the school "south": there is none with this id\n',
    ]);
    assert.deepEqual([...Deno.readDirSync(directory)].filter(({ name }) => name.includes("none")), []);
  }));

Deno.test("import says in one sentence why it cannot begin", () =>
  inDirectory(async (run, directory) => {
    await Deno.writeTextFile(`${directory}/a.txt`, "");
    await Deno.mkdir(`${directory}/empty`);
    const cases = [
      ["none.json", "there is no such file or folder"],
      ["a.txt", "its name must end in .json, .jsonl or .csv"],
      ["empty", "the folder holds no file whose name ends in .json, .jsonl or .csv"],
    ] as const;
    for (const [name, why] of cases) {
      assert.deepEqual(await run("import", name), {
        code: 1,
        stdout: "",
        stderr: `Cannot import ${name}: ${why}\n`,
      });
    }
  }));

Deno.test("the schema that import prints takes the demo school, and no misspelt field", () =>
  inDirectory(async (run) => {
    const { code, stdout } = await run("import", "--schema");
    assert.equal(code, 0);
    const schema = Compile(JSON.parse(stdout));
    const demo = JSON.parse(
      await Deno.readTextFile(new URL("../../examples/demo_school.json", import.meta.url)),
    );
    assert.ok(schema.Check(demo));
    assert.ok(schema.Check({ schools: [{ ...north, users: [ann] }] }));
    assert.ok(!schema.Check({ schools: [{ ...north, users: [{ ...ann, emial: "x" }] }] }));
  }));
