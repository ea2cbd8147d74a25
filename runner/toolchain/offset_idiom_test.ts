import assert from "node:assert/strict";
import { hasOffsetIdiom } from "./offset_idiom.ts";

const has = (text: string) => hasOffsetIdiom(new TextEncoder().encode(text));

Deno.test("offsets through a null pointer are recognised however they are written", () => {
  assert.ok(has("#define OFFSET(type, member) ((size_t) &((type *)0)->member)"));
  assert.ok(has("&((struct node*)NULL)->next"));
  assert.ok(has("&((unsigned long long *) 0x0) -> x"));
  assert.ok(has("( (struct node *) ( 0 ) )->next"));
  assert.ok(has("((struct node *)(void *)0)->next"));
  assert.ok(has("typeof( ((type *)0)->member ) *p = (ptr);"));
});

Deno.test("other uses of null pointers are none", () => {
  assert.ok(!has("struct node *p = (struct node *)0; p->next = 0;"));
  assert.ok(!has("if (p == NULL) return (p)->next;"));
  assert.ok(!has("((struct node *)p)->next"));
  assert.ok(!has("((struct node *)10)->next"));
  assert.ok(!has(""));
});

Deno.test("a long text of open parentheses is looked through in no time", () => {
  assert.ok(!has("((a".repeat(300_000)));
  assert.ok(!has("(".repeat(1_000_000)));
});

Deno.test("a text made to be searched for ever is searched once", () => {
  const spaces = " ".repeat(1_000_000);
  for (const text of [`((a*)${spaces}`, `((a*)0${spaces}`, `((a*)(${spaces}0${spaces}`, `((a*${spaces}`]) {
    assert.equal(hasOffsetIdiom(new TextEncoder().encode(text)), false);
  }
});
