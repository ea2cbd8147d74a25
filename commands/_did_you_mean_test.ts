import assert from "node:assert/strict";
import { didYouMean } from "./_did_you_mean.ts";

const names = ["serve", "work", "migrate", "import", "keys", "openapi"];

Deno.test("didYouMean finds the name that was meant", () => {
  assert.equal(didYouMean("srve", names), '; did you mean "serve"?');
  assert.equal(didYouMean("Serve", names), '; did you mean "serve"?');
  assert.equal(didYouMean("kyes", names), '; did you mean "keys"?');
  assert.equal(didYouMean("mirgate", names), '; did you mean "migrate"?');
  assert.equal(didYouMean("open-api", names), '; did you mean "openapi"?');
});

Deno.test("didYouMean says nothing when no name is near", () => {
  assert.equal(didYouMean("deploy", names), "");
  assert.equal(didYouMean("", names), "");
  assert.equal(didYouMean("serve", []), "");
});
