import assert from "node:assert/strict";
import type { Submission } from "./program.ts";
import { submissionKey } from "./submission_key.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const files = (record: Record<string, string>) =>
  new Map(Object.entries(record).map(([path, text]) => [path, bytes(text)]));

const base: Submission = {
  language: "C",
  source: bytes("int main"),
  flags: ["-O1", "-g"],
  files: files({ "a.h": "1", "b.h": "2" }),
  stackKb: 64,
};

Deno.test("equal submissions have the same key, whatever the order of their files", () => {
  const again = { ...base, source: bytes("int main"), files: files({ "b.h": "2", "a.h": "1" }) };
  assert.equal(submissionKey(again), submissionKey(base));
  assert.match(submissionKey(base), /^[0-9a-f]{64}$/);
});

Deno.test("submissions that differ anywhere have different keys", () => {
  const others: Submission[] = [
    base,
    { ...base, source: bytes("int main ") },
    { ...base, source: bytes("") },
    { ...base, flags: ["-g", "-O1"] },
    { ...base, flags: ["-O1 -g"] },
    { ...base, flags: [] },
    { ...base, stackKb: 65 },
    { ...base, files: new Map() },
    { ...base, files: files({ "a.h": "1" }) },
    { ...base, files: files({ "a.h": "2", "b.h": "1" }) },
    { ...base, files: files({ "a.h": "", "b.h": "12" }) },
    { ...base, files: files({ "a.h": `1"b.h"1:2` }) },
    { ...base, source: bytes(`int main"a.h"1:1`), files: files({ "b.h": "2" }) },
  ];
  assert.equal(new Set(others.map(submissionKey)).size, others.length);
});
