import assert from "node:assert/strict";
import { assemble } from "./assemble.ts";
import { InstructionReader } from "./instruction_reader.ts";
import { MalformedModule } from "./malformed_module.ts";
import { moduleInterface } from "./module_interface.ts";
import { print } from "./print.ts";
import { readModule } from "./read_module.ts";
import { Reader } from "./reader.ts";
import { readLocals } from "./sections/code.ts";
import { SeededRandom } from "./seeded_random.ts";
import { UnsupportedFeature } from "./unsupported_feature.ts";

const header = [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00];
const readTestdata = (name: string) =>
  assemble(Deno.readTextFileSync(new URL(`testdata/${name}.wat`, import.meta.url)));
const samples = [readTestdata("everything"), readTestdata("legacy_exceptions")];

/** Reads all there is to read; true if nothing was wrong. Lets no other error pass than the two that may be. */
function reads(bytes: Uint8Array): boolean {
  try {
    for (const body of readModule(bytes).bodies) {
      const reader = new Reader(body);
      readLocals(reader);
      const instructions = new InstructionReader(body);
      instructions.offset = reader.offset;
      while (instructions.next());
    }
    print(bytes);
    moduleInterface(bytes);
    return true;
  } catch (error) {
    if (error instanceof MalformedModule || error instanceof UnsupportedFeature) return false;
    throw error;
  }
}

Deno.test("random bytes are malformed, and nothing worse", () => {
  const random = new SeededRandom(1);
  for (let round = 0; round < 3_000; round++) {
    const bytes = Array.from({ length: random.below(200) }, () => random.below(256));
    assert.equal(reads(Uint8Array.from(bytes)), false);
    // Behind a good header, and inside a section of some kind, of the right length.
    const section = [random.below(14), bytes.length & 0x7f, ...bytes.slice(0, bytes.length & 0x7f)];
    reads(Uint8Array.from([...header, ...section]));
  }
});

Deno.test("mutated modules are read, malformed or refused, and nothing worse", () => {
  const random = new SeededRandom(2);
  let read = 0;
  for (let round = 0; round < 6_000; round++) {
    const mutant = random.mutate(random.pick(samples));
    const good = reads(mutant);
    if (good) read += 1;
    // Whatever the engine takes, this must take too, unless it is refused on purpose.
    else if (WebAssembly.validate(mutant)) assert.throws(() => print(mutant), UnsupportedFeature);
  }
  assert.ok(read > 200 && read < 5_800, `${read} of 6000 mutants were read`);
});

Deno.test("a module cut off anywhere is malformed", () => {
  for (const sample of samples) {
    let whole = 0;
    for (let length = 0; length < sample.length; length++) if (reads(sample.subarray(0, length))) whole += 1;
    // The empty module is one; what lacks only data or element segments can be one as well.
    assert.ok(whole <= 6, `${whole} cuts were read`);
  }
});

Deno.test("what other proposals add is refused by name", () => {
  const section = (id: number, ...contents: number[]) =>
    Uint8Array.from([...header, id, contents.length, ...contents]);
  for (
    const [bytes, feature] of [
      [section(5, 1, 3, 1, 1), "shared memory"],
      [section(5, 1, 4, 1), "a 64-bit memory"],
      [section(5, 1, 8, 1, 1), "a page size of its own"],
      [section(5, 2, 0, 1, 0, 1), "more than one memory"],
      [section(4, 1, 0x40, 0, 0x70, 0, 1, 0xd0, 0x70, 0x0b), "a table with an initial value"],
      [section(1, 1, 0x5f, 0), "a garbage-collected type"],
      [section(1, 1, 0x60, 1, 0x63, 0x00, 0), "a garbage-collected type"],
    ] as const
  ) {
    assert.throws(
      () => readModule(bytes),
      (error: Error) => error instanceof UnsupportedFeature && error.message.includes(feature),
      feature,
    );
  }
});

Deno.test("sections must stand in order, once, and hold what they say", () => {
  const modules: [string, ...number[]][] = [
    ["stands twice", 1, 1, 0, 1, 1, 0],
    ["in the wrong place", 3, 1, 0, 1, 1, 0],
    ["longer than what it holds", 1, 2, 0, 0],
    ["is no section", 14, 0],
    ["there is no type 0", 3, 2, 1, 0, 10, 4, 1, 2, 0, 0x0b],
    ["1 functions have 0 bodies", 1, 4, 1, 0x60, 0, 0, 3, 2, 1, 0],
    ["there is no function 0", 8, 1, 0],
    ["there is no memory 0", 7, 5, 1, 1, 0x61, 2, 0],
    ["do not fit", 1, 5, 0xff, 0xff, 0xff, 0xff, 0x0f],
    [
      "more than 50000 locals",
      1,
      4,
      1,
      0x60,
      0,
      0,
      3,
      2,
      1,
      0,
      10,
      9,
      1,
      7,
      1,
      0xff,
      0xff,
      0xff,
      0x0f,
      0x7f,
      0x0b,
    ],
  ];
  for (const [problem, ...bytes] of modules) {
    assert.throws(() => {
      const module = readModule(Uint8Array.from([...header, ...bytes]));
      module.bodies.forEach((body) => readLocals(new Reader(body)));
    }, new RegExp(problem));
  }
});
