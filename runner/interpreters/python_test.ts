import assert from "node:assert/strict";
import { Executors } from "../executor/executors.ts";
import { defaultLimits } from "../limits.ts";
import type { Program } from "../program.ts";
import { readModule } from "../wasm/read_module.ts";
import { writeModule } from "../wasm/write_module.ts";
import { meterInterpreter } from "./_meter_interpreter.ts";
import { guardStack, moveStack } from "./_move_stack.ts";
import { buildPython, pythonArguments, readPython } from "./python.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const text = (value: Uint8Array) => new TextDecoder().decode(value);

/**
 * What a program can see of how it was started, and what it can meet at its end. What differs came by the environment, which a run from
 * the beginning has not: the seed of hashes, and what `_site_customisation.ts` changed.
 */
const programs: Record<string, string> = {
  "its surroundings": `import sys, os
print(sys.argv, sys.path, sys.executable, __file__, __name__, __builtins__, globals().keys())
print(sorted(set(sys.modules) - {"sitecustomize"}), sys.path_importer_cache["/main.py"], sys.getrecursionlimit())
print(os.getcwd(), os.listdir("."), os.stat("main.py"))`,
  "its descriptors": `import os, sys
for fd in range(20):
    try: print(fd, os.fstat(fd), os.isatty(fd))
    except OSError as error: print(fd, error.errno)
print(open("new", "w").fileno(), os.open("/dev/null", os.O_RDONLY))
print(sys.stdin, sys.stdout, sys.stderr, sys.stdin.buffer, sys.stdout.line_buffering, sys.stderr.line_buffering)`,
  "its memory": `import gc, sys
print(gc.isenabled(), gc.get_threshold(), len(gc.garbage), sys.getallocatedblocks() > 0, sys.intern("x") is "x")`,
  "its modules": `import helper, data.more
print(helper.name, data.more.__file__)`,
  "its input": `import sys
print(input(), sys.stdin.readline(), sys.stdin.read(5), list(sys.stdin))
print(input())`,
  "its end": `import atexit, sys
atexit.register(print, "at exit")
class Late:
    def __del__(self): print("deleted", file=sys.stderr)
late = Late()
sys.exit("over")`,
  "a name that is unknown": "print(unknown)",
  "no source": "",
};

Deno.test("Python goes on from its snapshot as from its beginning, and starts at a quarter of the cost", async (t) => {
  const entry = import.meta.resolve("../process/entry.ts");
  const executors = new Executors({ entry, size: 1, log: () => {} });
  const original = await readPython();
  const begun = buildPython(original);
  assert.deepEqual(buildPython(original), begun, "it comes out the same every time");

  const run = async (moduleKey: string, module: Uint8Array, source: string) => {
    const files = Object.entries({
      "main.py": source,
      "helper.py": "name = __name__",
      "data/more.py": "",
    });
    const program: Program = {
      moduleKey,
      module,
      args: pythonArguments,
      files: new Map(files.map(([path, content]) => [path, bytes(content)])),
      stackKb: begun.stackKb,
      stackStartKb: begun.stackStartKb,
      fuelPerMs: 100_000_000,
    };
    const request = { stdin: bytes("one\ntwo\nthree\nfour\n"), limits: defaultLimits };
    const { ending, fuel, stdout, stderr } = await executors.run(program, request);
    return { fuel, seen: { ending, stdout: text(stdout), stderr: text(stderr) } };
  };
  const { module, stack } = moveStack(readModule(original), 1_024);
  const plain = meterInterpreter("Python", writeModule(guardStack(module, stack)));

  for (const [name, source] of Object.entries(programs)) {
    await t.step(name, async () => {
      const fromBeginning = await run("beginning", plain, source);
      const fromSnapshot = await run("snapshot", begun.module, source);
      assert.deepEqual(fromSnapshot.seen, fromBeginning.seen);
      assert.ok(fromSnapshot.fuel < fromBeginning.fuel);
      if (source === "") assert.ok(fromSnapshot.fuel < fromBeginning.fuel / 4);
    });
  }
  await executors.close();
});

Deno.test("another build of Python is refused", () => {
  assert.throws(() => buildPython(bytes("\0asm")), /a Python that is not known/);
});
