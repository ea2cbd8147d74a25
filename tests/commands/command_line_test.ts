import assert from "node:assert/strict";
import { describeOperations } from "../../routes/openapi.ts";
import { operations } from "../../routes/mod.ts";
import { lyceum } from "./_lyceum.ts";

const commands = [
  "serve",
  "work",
  "migrate",
  "import",
  "export",
  "keys",
  "callbacks",
  "labs",
  "openapi",
  "judge",
];

Deno.test("help names every command, and every command explains itself", async () => {
  const help = await lyceum(["--help"]);
  assert.equal(help.code, 0);
  for (const command of commands) assert.match(help.stdout, new RegExp(`^  ${command} +\\S`, "m"));
  assert.match(help.stdout, /^ {2}DATABASE_URL /m);
  for (const command of commands) {
    const own = await lyceum([command, "--help"]);
    assert.equal(own.code, 0, `${command}: ${own.stderr}`);
    assert.match(own.stdout, new RegExp(`Usage:[^]*\\b${command}\\b`), command);
  }
});

const wrong: [string[], string][] = [
  [["srve"], 'There is no command "srve"; did you mean "serve"?\nSee lyceum --help\n'],
  [["constructor"], 'There is no command "constructor"\nSee lyceum --help\n'],
  [["--prot", "1"], "There is no option --prot\nSee lyceum serve --help\n"],
  [["serve", "--hlep"], 'There is no option --hlep; did you mean "--help"?\nSee lyceum serve --help\n'],
  [["keys", "creat"], 'keys cannot "creat"; did you mean "create"?\nSee lyceum keys --help\n'],
  [["keys", "create", "--name", "x"], "--school is missing\nSee lyceum keys create --help\n"],
  [
    ["keys", "create", "--school", "x", "--name", "x", "--expires", "2027-02-31"],
    '--expires must be a date or an instant, like 2027-01-01 or 2027-01-01T12:00:00Z, not "2027-02-31"\n' +
    "See lyceum keys create --help\n",
  ],
  [["keys", "revoke"], "KEY_ID is missing\nSee lyceum keys revoke --help\n"],
  [["callbacks", "list"], "--school is missing\nSee lyceum callbacks --help\n"],
  [
    ["callbacks", "list", "--school", "x", "--state", "lost"],
    '--state is one of waiting, delivered, failed, not "lost"\nSee lyceum callbacks --help\n',
  ],
  [
    ["callbacks", "list", "--school", "x", "--limit", "0"],
    '--limit is a number from 1 to 100000, not "0"\nSee lyceum callbacks --help\n',
  ],
  [
    ["callbacks", "send-agan"],
    'callbacks cannot "send-agan"; did you mean "send-again"?\nSee lyceum callbacks --help\n',
  ],
  [["labs"], "labs needs to know what to do: attempt\nSee lyceum labs --help\n"],
  [["labs", "atempt"], 'labs cannot "atempt"; did you mean "attempt"?\nSee lyceum labs --help\n'],
  [["labs", "attempt", "--user", "x"], "FILE is missing\nSee lyceum labs attempt --help\n"],
  [
    ["labs", "attempt", "--school", "x", "--lab", "x", "main.c"],
    "--user is missing\nSee lyceum labs attempt --help\n",
  ],
  [["import"], "FILE is missing\nSee lyceum import --help\n"],
];

for (const [args, stderr] of wrong) {
  Deno.test(`lyceum ${args.join(" ")} is an error with a hint, and ends with 2`, async () => {
    assert.deepEqual(await lyceum(args), { code: 2, stdout: "", stderr });
  });
}

Deno.test("openapi prints the document", async () => {
  const { code, stdout } = await lyceum(["openapi"]);
  assert.equal(code, 0);
  assert.deepEqual(JSON.parse(stdout), JSON.parse(JSON.stringify(describeOperations(operations))));
});

Deno.test("a wrong environment is told whole, and ends with 1", async () => {
  const { code, stderr } = await lyceum(["serve"], { env: { PORT: "http", WORKERS: "many" } });
  assert.equal(code, 1);
  assert.equal(
    stderr,
    'Cannot use "http" for PORT: it must be an integer from 0 to 65535\n' +
      'Cannot use "many" for WORKERS: it must be an integer from 0 to 256\n',
  );
});

Deno.test("work needs a PostgreSQL, and something to do", async () => {
  assert.deepEqual(await lyceum(["work"]), {
    code: 1,
    stdout: "",
    stderr: "Cannot work: DATABASE_URL names no PostgreSQL; an embedded database has one process only\n",
  });
  const idle = await lyceum(["work"], { env: { DATABASE_URL: "postgres://127.0.0.1/x", WORKERS: "0" } });
  assert.deepEqual([idle.code, idle.stderr], [1, "Cannot work: WORKERS is 0\n"]);
});
