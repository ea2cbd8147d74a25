import { defaultLimits } from "../limits.ts";
import type { Language } from "./language.ts";
import { takesNoFlags } from "./takes_no_flags.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

/** Python as `python3 main.py` runs it. */
export const python: Language = {
  name: "Python",
  title: "Python 3.12 (CPython)",
  fileName: "main.py",
  fuelPerMs: 78_000_000,
  ...takesNoFlags("Python"),

  selfTest: {
    submission: {
      language: "Python",
      source: bytes(`import sys

count = int(input())
numbers = sorted(int(word) for word in sys.stdin.read().split())
assert len(numbers) == count
print(numbers[0], numbers[-1], f"{sum(numbers) / count:.2f}")
`),
      flags: [],
      files: new Map(),
      stackKb: defaultLimits.stackKb,
    },
    stdin: bytes("5\n30 -7 12 99 4\n"),
    stdout: bytes("-7 99 27.60\n"),
  },

  interpretation: {
    interpreter: "python",
    // Its command line was read before the snapshot: `interpreters/python.ts` has it.
    args: ["python"],

    check(files) {
      const checked = new Map([["main.py", checkText], [checkedName, files.get("main.py")!]]);
      return { args: this.args, files: checked };
    },
  },
};

const checkedName = "checked.py";

/**
 * Compiles the source as `python3 main.py` would before it runs the first line. The file gets its name back first, because the
 * compiler reads the line that it complains about from there.
 */
const checkText = bytes(`import os, sys
os.replace("${checkedName}", "main.py")
with open("main.py", "rb") as file:
    source = file.read()
try:
    compile(source, "/main.py", "exec", dont_inherit=True)
except BaseException as error:
    sys.excepthook(type(error), error.with_traceback(None), None)
    sys.stderr.flush()
    os._exit(1)
os._exit(0)
`);
