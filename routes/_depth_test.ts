import assert from "node:assert/strict";
import { nestsDeeperThan } from "./_depth.ts";

const deeper = (text: string, max: number) => nestsDeeperThan(new TextEncoder().encode(text), max);

Deno.test("nestsDeeperThan counts arrays and objects together", () => {
  assert.equal(deeper('{"a":[{"b":[]}]}', 4), false);
  assert.equal(deeper('{"a":[{"b":[]}]}', 3), true);
  assert.equal(deeper("[".repeat(32) + "]".repeat(32), 32), false);
  assert.equal(deeper("[".repeat(33), 32), true);
  assert.equal(deeper("[],".repeat(100), 1), false);
  assert.equal(deeper("7", 0), false);
});

Deno.test("nestsDeeperThan does not look into strings", () => {
  assert.equal(deeper('["[[[[", "\\"[[[", "\\\\\\"[[[", "\\\\"]', 1), false);
  assert.equal(deeper('["\\\\", [[]]]', 2), true);
});

Deno.test("nestsDeeperThan ends on a string that never closes", () => {
  assert.equal(deeper('"[[[[[', 1), false);
  assert.equal(deeper('"\\', 1), false);
  assert.equal(deeper('"\\"', 1), false);
});

Deno.test("nestsDeeperThan reads a million brackets without recursion", () => {
  assert.equal(deeper("[".repeat(1_000_000), 2_000_000), false);
});
