import assert from "node:assert/strict";
import { money } from "./_money.ts";

Deno.test("money has the decimals of its currency and the school's symbol", () => {
  assert.equal(money(499_900, "Inr", "₹"), "₹4,999.00");
  assert.equal(money(123_456_789, "Inr", "₹"), "₹12,34,567.89");
  assert.equal(money(123_456_789, "Usd", "$"), "$1,234,567.89");
  assert.equal(money(5, "Aud", "A$"), "A$0.05");
  assert.equal(money(0, "Eur", "€"), "€0.00");
  assert.equal(money(1_500, "Jpy", "¥"), "¥1,500");
  assert.equal(money(1_500, "Kwd", "KD "), "KD 1.500");
});

Deno.test("money is exact past what a number can hold", () => {
  assert.equal(money(BigInt(Number.MAX_SAFE_INTEGER) * 2n, "Usd", "$"), "$180,143,985,094,819.82");
});
