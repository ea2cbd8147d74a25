import assert from "node:assert/strict";
import { openDatabase } from "../../db/open_database.ts";
import { sql } from "../../db/sql.ts";
import { createPostgresDatabase } from "../database.ts";
import { startService } from "../_service.ts";
import { lyceum } from "./_lyceum.ts";

const school = {
  id: "north",
  name: "North",
  country: "IN",
  users: [{ id: "ada", name: "Ada", username: "ada", email: "ada@example.org" }],
  ioLabs: [{
    id: "sum",
    title: "Sum",
    languages: ["C", "Python"],
    testCases: [
      { id: "small", stdin: "1 2\n", expectedOutput: "3\n" },
      { id: "large-one", stdin: "2000000000 2000000000\n", expectedOutput: "4000000000\n" },
    ],
  }],
};

const files = {
  "schools.json": JSON.stringify({ schools: [school] }),
  "sum.py": "a, b = map(int, input().split())\nprint(a + b)\n",
  "sum.c": `#include <stdio.h>
int main(void) { int a, b; scanf("%d %d", &a, &b); printf("%d\\n", (int) ((unsigned) a + (unsigned) b)); }`,
  "typo.c": "int main(void) { return }",
  "sum.txt": "print(3)",
};

const where = ["--school", "north", "--user", "ada", "--lab", "sum"];
const id = "[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\n";

const mod = new URL("../../mod.ts", import.meta.url).pathname;

async function inDirectory(work: (directory: string) => Promise<void>): Promise<void> {
  const directory = await Deno.makeTempDir();
  try {
    for (const [name, text] of Object.entries(files)) await Deno.writeTextFile(`${directory}/${name}`, text);
    await work(directory);
  } finally {
    await Deno.remove(directory, { recursive: true });
  }
}

Deno.test("labs attempt queues on an embedded database, judges there when it watches, and says what is wrong", async (t) => {
  await inDirectory(async (directory) => {
    const env = { DATA_DIR: `${directory}/data`, WORKERS: "1" };
    const attempt = (args: string[], more: object = {}) =>
      lyceum(["labs", "attempt", ...args], { env: { ...env, ...more }, cwd: directory });
    assert.equal((await lyceum(["import", "schools.json"], { env, cwd: directory })).code, 0);

    await t.step("it waits for a judge", async () => {
      const { code, stdout, stderr } = await attempt(["sum.py", ...where]);
      assert.deepEqual([code, stderr], [0, "The attempt waits for a judge: lyceum serve, or lyceum work\n"]);
      assert.match(stdout, new RegExp(`^${id}$`));
    });
    await t.step("it is judged by the command that watches", async () => {
      const { code, stdout, stderr } = await attempt(["sum.c", "--watch", ...where]);
      assert.deepEqual([code, stderr], [1, "The judge starts\n"]);
      assert.match(stdout, new RegExp(`^${id}`));
      assert.deepEqual(stdout.split("\n").slice(1).sort(), [
        "",
        "large-one  wrong-answer",
        "small      successful",
      ]);
    });
    await t.step("what does not compile is said to", async () => {
      const { code, stdout, stderr } = await attempt(["typo.c", "--watch", ...where]);
      assert.equal(code, 1);
      assert.equal(stderr, "The judge starts\nlyceum judge typo.c shows what the compiler says\n");
      assert.match(stdout, /\nsmall {6}compilation-error\nlarge-one {2}compilation-error\n$/);
    });

    await t.step("who stops watching leaves the attempt to the next judge", async () => {
      const child = new Deno.Command(Deno.execPath(), {
        args: ["run", "-A", mod, "labs", "attempt", "sum.py", "--watch", ...where],
        env: { ...env, DATABASE_URL: "", NO_COLOR: "1" },
        cwd: directory,
        stdout: "null",
        stderr: "piped",
      }).spawn();
      let stderr = "";
      for await (const text of child.stderr.pipeThrough(new TextDecoderStream())) {
        stderr += text;
        if (stderr === "The judge starts\n") child.kill("SIGINT");
      }
      assert.equal((await child.status).code, 1);
      assert.match(
        stderr,
        /^The judge starts\nStopped watching; the attempt goes on wherever there is a judge\n$/,
      );
      const db = await openDatabase({ directory: env.DATA_DIR });
      try {
        const rows = await db.query(sql`select status from lab_attempt_results where status = 'pending'`);
        assert.equal(rows.length, 2);
      } finally {
        await db.close();
      }
    });

    const elsewhere = (option: string, value: string) =>
      where.map((word, index) => where[index - 1] === option ? value : word);
    const refused: [string, string[], number, RegExp][] = [
      ["a school", ["sum.c", ...elsewhere("--school", "south")], 1, /^There is no school "south"\n$/],
      ["a user", ["sum.c", ...elsewhere("--user", "bob")], 1, /^The school has no user "bob"\n$/],
      ["a lab", ["sum.c", ...elsewhere("--lab", "x")], 1, /^The school has no lab "x"\n$/],
      [
        "a language",
        ["sum.txt", "--language", "Cpp", ...where],
        1,
        /^Cannot attempt lab "sum" in "Cpp": its languages are C, Python\n$/,
      ],
      [
        "a name",
        ["sum.txt", ...where],
        2,
        /^The language of sum\.txt is unknown\. Known endings: \.c .*\nSee lyceum labs attempt --help\n$/,
      ],
      ["a file", ["no.c", ...where], 1, /^Cannot read no\.c: /],
    ];
    for (const [what, args, exitCode, sentence] of refused) {
      await t.step(`${what} that is not there`, async () => {
        const { code, stdout, stderr } = await attempt(args);
        assert.deepEqual([code, stdout], [exitCode, ""]);
        assert.match(stderr, sentence);
      });
    }
    await t.step("nobody could judge", async () => {
      assert.deepEqual(await attempt(["sum.c", "--watch", ...where], { WORKERS: "0" }), {
        code: 1,
        stdout: "",
        stderr: "Cannot watch: WORKERS is 0, and nobody else can judge on an embedded database\n",
      });
    });
    await t.step("another process has the database", async () => {
      const db = await openDatabase({ directory: env.DATA_DIR });
      try {
        const { code, stdout, stderr } = await attempt(["sum.c", ...where]);
        assert.deepEqual([code, stdout], [1, ""]);
        assert.match(
          stderr,
          new RegExp(`^Cannot open the database in ".*": process ${Deno.pid} already has it open\\. Stop`),
        );
      } finally {
        await db.close();
      }
    });
  });
});

Deno.test({
  name: "labs attempt watches what a running service judges, on one PostgreSQL",
  ignore: !Deno.env.get("TEST_DATABASE_URL"),
  async fn() {
    const { url, drop } = await createPostgresDatabase();
    try {
      await inDirectory(async (directory) => {
        const env = { DATABASE_URL: url, WORKERS: "1" };
        assert.equal((await lyceum(["import", "schools.json"], { env, cwd: directory })).code, 0);
        await using service = await startService({ directory, env, key: "none" });
        const { code, stdout, stderr } = await lyceum(
          ["labs", "attempt", "sum.py", "--watch", ...where],
          { env, cwd: directory },
        );
        assert.deepEqual([code, stderr], [0, "Waiting for the judges of this database\n"]);
        assert.match(stdout, new RegExp(`^${id}(.*  successful\n){2}$`));
        assert.equal(await service.stop("SIGTERM"), 0);
      });
    } finally {
      await drop();
    }
  },
});
