import assert from "node:assert/strict";
import { c } from "../languages/c.ts";
import { type CompileReply, type CompileRequest, compilerRole } from "./compiler_role.ts";

async function compile(source: string, request: Partial<CompileRequest> = {}): Promise<CompileReply> {
  const reply = compilerRole.handle({
    language: "C",
    source: new TextEncoder().encode(source),
    flags: [],
    files: [],
    stackKb: 64,
    ...request,
  });
  // The role makes ready for the next request once nothing else is to be done.
  await new Promise((resolve) => setTimeout(resolve));
  return reply as unknown as CompileReply;
}

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

Deno.test("the compiler must be prepared", async () => {
  await assert.rejects(compile("int main(void) { return 0; }\n"), /Cannot compile before being prepared/);
  await compilerRole.prepare({ nativeStackKb: 8_192 });
});

Deno.test("once prepared it compiles without any permission", { permissions: "none" }, async () => {
  const { source, flags, stackKb } = c.selfTest.submission;
  const reply = await compile("", { source, flags, stackKb });
  assert.ok(reply.ok);
  assert.equal(text(reply.output), "");
  const module = new WebAssembly.Module(reply.module as Uint8Array<ArrayBuffer>);
  const names = WebAssembly.Module.exports(module).map(({ name }) => name);
  for (const name of ["memory", "_start", "lyceum.fuel"]) {
    assert.ok(names.includes(name), name);
  }
  const modules = new Set(WebAssembly.Module.imports(module).map((wanted) => wanted.module));
  assert.deepEqual([...modules], ["wasi_snapshot_preview1"]);
});

Deno.test("additional files come along, and warnings of a program that compiles are kept", async () => {
  const reply = await compile(`#include "x.h"\nint main(void) { return x(); }\n`, {
    files: [["x.h", new TextEncoder().encode("static int x(void) { int unused; return 1; }\n")]],
    flags: ["-Wall"],
  });
  assert.ok(reply.ok);
  assert.match(text(reply.output), /x\.h:1:26: warning: unused variable 'unused'/);
});

Deno.test("an error is a reply without a module", async () => {
  const reply = await compile("int main(void) { return x; }\n");
  assert.ok(!reply.ok);
  assert.match(text(reply.output), /^main\.c:1:25: error: use of undeclared identifier 'x'\n/);
});

Deno.test("an import that the host has not is a compilation error that names it", async () => {
  const declare = (module: string, name: string, type: string) =>
    `__attribute__((import_module("${module}"), import_name("${name}"))) ${type};\nint main(void) { f(); return 0; }\n`;
  const refused: [source: string, named: RegExp][] = [
    [declare("env", "read_secret", "int f(void)"), /error: .*"env" "read_secret"/],
    [declare("wasi_snapshot_preview1", "no_such_call", "int f(void)"), /error: .*"no_such_call"/],
    [declare("wasi_snapshot_preview1", "sched_yield", "long long f(void)"), /error: .*"sched_yield"/],
    [declare("lyceum", "fuel", "int f(void)"), /error: .*"lyceum" "fuel"/],
  ];
  for (const [source, named] of refused) {
    const reply = await compile(source);
    assert.ok(!reply.ok);
    assert.match(text(reply.output), named);
  }
  assert.ok((await compile(declare("wasi_snapshot_preview1", "sched_yield", "int f(void)"))).ok);
});

Deno.test("a program that is made invalid by assembly or exports is a compilation error", async () => {
  const invalid = [
    `int main(void) { __asm__ volatile("i32.const 1\\nlocal.set 99"); return 0; }\n`,
    `__attribute__((export_name("memory"))) int f(void) { return 1; }\nint main(void) { return 0; }\n`,
    `__attribute__((export_name("lyceum.fuel"))) int f(void) { return 1; }\nint main(void) { return 0; }\n`,
  ];
  for (const source of invalid) {
    const reply = await compile(source);
    assert.ok(!reply.ok, source);
    assert.match(text(reply.output), /^error: .+\n$/);
  }
});
