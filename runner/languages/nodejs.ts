import { defaultLimits } from "../limits.ts";
import type { Interpretation, Language } from "./language.ts";
import { takesNoFlags } from "./takes_no_flags.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

/** JavaScript as `node main.js` runs it, in QuickJS. */
export const nodejs: Language = {
  name: "Nodejs",
  title: "JavaScript (Node.js' interface on QuickJS-ng 0.17, ES2023)",
  fileName: "main.js",
  fuelPerMs: 56_000_000,
  ...takesNoFlags("JavaScript"),

  selfTest: {
    submission: {
      language: "Nodejs",
      source: bytes(
        `const [count, ...numbers] = require("fs").readFileSync(0, "utf8").split(/\\s+/).map(Number);
numbers.length = count;
numbers.sort((a, b) => a - b);
const sum = numbers.reduce((a, b) => a + b, 0);
console.log("%d %d", numbers[0], numbers.at(-1), (sum / count).toFixed(2));
`,
      ),
      flags: [],
      files: new Map(),
      stackKb: defaultLimits.stackKb,
    },
    stdin: bytes("5\n30 -7 12 99 4\n"),
    stdout: bytes("-7 99 27.60\n"),
  },

  interpretation: nodejsInterpretation("main.js"),
};

/** How the interpreter is asked to run a file, and to look at one. */
export function nodejsInterpretation(fileName: string): Interpretation {
  return {
    interpreter: "nodejs",
    args: ["node", fileName],
    check: (files) => ({ args: ["node", "--check", fileName], files }),
  };
}
