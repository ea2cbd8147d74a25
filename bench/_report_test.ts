import assert from "node:assert/strict";
import { reportText } from "./_report.ts";

Deno.test("reportText aligns names to the left and numbers to the right", () => {
  const text = reportText({
    columns: ["program", "ms", "ratio"],
    rows: [["fibonacci", 12345, 1.5], ["tak", 123.456, 0.98765]],
    summary: { geomean: 1.25 },
  });
  assert.equal(
    text,
    [
      "program        ms  ratio",
      "---------  ------  -----",
      "fibonacci  12,345  1.500",
      "tak         123.5  0.988",
      "",
      "geomean: 1.250",
    ].join("\n"),
  );
});
