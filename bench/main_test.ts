import assert from "node:assert/strict";

const main = new URL("main.ts", import.meta.url).pathname;

async function bench(...args: string[]) {
  const { code, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--no-check", main, ...args],
    stdin: "null",
    stdout: "piped",
    stderr: "piped",
  }).output();
  const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
  return { code, stdout: text(stdout), stderr: text(stderr) };
}

Deno.test("metering at its least measures what prints the same with and without a meter", async () => {
  const { code, stdout, stderr } = await bench("metering", "--tiny", "--json");
  assert.equal(code, 0, stderr);
  const { name, rounds, rows } = JSON.parse(stdout) as {
    name: string;
    rounds: number;
    rows: [string, ...number[]][];
  };
  assert.equal(name, "metering");
  assert.equal(rounds, 1);
  assert.deepEqual(rows.map(([program]) => program), ["calls_tak", "kernel_gemm"]);
  for (const [, ...figures] of rows) for (const figure of figures) assert.ok(figure > 0);
});

Deno.test("sales at its least sums up the same sales by week, by month and by type", async () => {
  const { code, stdout, stderr } = await bench("sales", "--tiny", "--json");
  assert.equal(code, 0, stderr);
  const { rows } = JSON.parse(stdout) as { rows: [string, number, ...number[]][] };
  const sales = Object.fromEntries(rows);
  // Four of six are valid, one of four products is an ebook, and a year has 365 days.
  assert.equal(sales["a year by week"], 1_334);
  assert.equal(sales["a year by month"], 1_334);
  assert.ok(Math.abs(sales["a year of ebooks"]! - 1_334 / 4) < 2, stdout);
  assert.ok(Math.abs(sales["a week"]! - 1_334 * 7 / 365) < 6, stdout);
});

Deno.test("an unknown benchmark or option is an error that lists the known ones", async () => {
  for (const args of [["speed"], [], ["metering", "--fast"], ["metering", "--rounds", "0"]]) {
    const { code, stdout, stderr } = await bench(...args);
    assert.equal(code, 2);
    assert.equal(stdout, "");
    for (
      const name of [
        "metering",
        "v8-flags",
        "calibration",
        "runs",
        "exceptions",
        "latency",
        "operations",
        "import",
        "sales",
      ]
    ) {
      assert.ok(stderr.includes(name));
    }
  }
});
