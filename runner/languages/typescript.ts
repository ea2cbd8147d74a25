import { defaultLimits } from "../limits.ts";
import type { Language } from "./language.ts";
import { nodejs, nodejsInterpretation } from "./nodejs.ts";
import { takesNoFlags } from "./takes_no_flags.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

/** TypeScript: its types taken away, then as JavaScript. */
export const typescript: Language = {
  name: "Typescript",
  title: "TypeScript (types taken away, not checked; Node.js' interface on QuickJS-ng 0.17)",
  fileName: "main.ts",
  fuelPerMs: nodejs.fuelPerMs,
  ...takesNoFlags("TypeScript"),

  selfTest: {
    submission: {
      language: "Typescript",
      source: bytes(`import { readFileSync } from "fs";
enum Place { First, Last }
class Numbers {
  constructor(private readonly sorted: number[]) {}
  at(place: Place): number {
    return this.sorted[place === Place.First ? 0 : this.sorted.length - 1]!;
  }
  mean(): string {
    return (this.sorted.reduce((sum: number, one) => sum + one, 0) / this.sorted.length).toFixed(2);
  }
}
const [count, ...rest] = readFileSync(0, "utf8").split(/\\s+/).map(Number);
const numbers = new Numbers(rest.slice(0, count as number).sort((a, b) => a - b));
console.log(numbers.at(Place.First), numbers.at(Place.Last), numbers.mean());
`),
      flags: [],
      files: new Map(),
      stackKb: defaultLimits.stackKb,
    },
    stdin: bytes("5\n30 -7 12 99 4\n"),
    stdout: bytes("-7 99 27.60\n"),
  },

  interpretation: { ...nodejsInterpretation("main.ts"), translator: "typescript" },
};
