/**
 * Holds the human part of the corpus against gcc, python3, node and this machine:
 * `deno run -A tests/corpus/check_native.ts [NAME…]`. Run it by hand after writing a program (it needs Linux on x86-64 with
 * bash and the language's usual implementation; no test depends on it).
 * A program whose `nativeDiffers` says why is passed over.
 */
import { differences } from "./_differences.ts";
import { type Entry, entryNames, readEntry } from "./_entry.ts";
import { judge } from "../../runner/judge.ts";
import { type Ending, isMatcherName, type Outcome, type Program, type Verdict } from "../../runner/mod.ts";

/** What gcc and clang, Linux and WASI may differ in without any being wrong. */
const leftOut = /^(compilerOutput|stderr|sleptMs|time|memoryKb)/;

/** Shell commands, by language, in the working directory of the submission. */
const natives: Record<string, { compile(entry: Entry): string; run: string }> = {
  C: {
    compile({ files, expectation: { flags = "" } }) {
      const more = [...files.keys()].filter((path) => path.endsWith(".c") && path !== "main.c");
      return `gcc -O2 ${flags} main.c ${more.join(" ")} -o ../program -lm`;
    },
    run: "../program",
  },
  Cpp: {
    compile({ files, expectation: { flags = "" } }) {
      const more = [...files.keys()].filter((path) => path.endsWith(".cpp") && path !== "main.cpp");
      return `g++ -std=c++20 -O2 ${flags} main.cpp ${more.join(" ")} -o ../program`;
    },
    run: "../program",
  },
  Python: {
    compile: () => `python3 -c 'compile(open("main.py", "rb").read(), "main.py", "exec")'`,
    run: "PYTHONHASHSEED=0 $(python3 -c 'import sys; print(sys.executable)') main.py",
  },
  Nodejs: { compile: () => "node --check main.js", run: "node main.js" },
};

if (import.meta.main) {
  let failed = 0;
  for (const name of Deno.args.length > 0 ? Deno.args : entryNames()) {
    const entry = readEntry(name);
    if (entry.expectation.nativeDiffers) {
      console.log(`passed over  ${name}: ${entry.expectation.nativeDiffers}`);
      continue;
    }
    const found = differences(entry, await judgeNatively(entry)).filter((sentence) =>
      !leftOut.test(sentence)
    );
    if (found.length > 0) failed++;
    console.log(`${found.length > 0 ? "DIFFERS" : "same   "}      ${name}`);
    for (const sentence of found) console.log(`             ${sentence}`);
  }
  console.log(`${failed} differ`);
  Deno.exit(failed === 0 ? 0 : 1);
}

async function judgeNatively(entry: Entry): Promise<Verdict> {
  const root = await Deno.makeTempDir();
  try {
    const folder = `${root}/work`;
    await Deno.mkdir(folder);
    const native = natives[entry.language.name];
    if (native === undefined) throw new Error(`Cannot check ${entry.name}: nobody said how it runs natively`);
    for (const [path, bytes] of [...entry.files, [entry.language.fileName, entry.source] as const]) {
      const file = `${folder}/${path}`;
      await Deno.mkdir(file.slice(0, file.lastIndexOf("/")), { recursive: true });
      await Deno.writeFile(file, bytes);
    }
    await Deno.writeFile(`${root}/stdin`, entry.stdin);
    const compiler = await bash(native.compile(entry), folder);
    const output = new TextEncoder().encode(compiler.stderr);
    const program = { fuelPerMs: 1 } as Program;
    const { matcher = "ExactMatch" } = entry.expectation;
    if (!isMatcherName(matcher)) {
      throw new Error(`Cannot check ${entry.name}: there is no matcher ${matcher}`);
    }
    if (compiler.code !== 0) return judge({ ok: false, output }, null, null);
    return judge(
      { ok: true, program, output },
      await runNatively(entry, native.run, root),
      entry.expectedOutput && { output: entry.expectedOutput, matcher },
    );
  } finally {
    await Deno.remove(root, { recursive: true });
  }
}

async function runNatively(entry: Entry, command: string, root: string): Promise<Outcome> {
  const { limits, expectation } = entry;
  // Native frames are larger than those that the runner counts.
  const stack = `ulimit -s ${Math.floor(limits.stackKb * 1.5)}`;
  const file = expectation.limits?.fileKb === undefined ? ":" : `ulimit -f ${limits.fileKb}`;
  const seconds = expectation.status === "time-limit-exceeded" ? Math.min(0.45, limits.wallMs / 1000) : 20;
  const script =
    `ulimit -c 0; ${stack}; ${file}; exec timeout ${seconds} env -i ${command} < ../stdin > ../stdout 2> ../stderr`;
  const { code } = await bash(script, `${root}/work`);
  const ending: Ending = code === 124
    ? { kind: "wall-time" }
    : code > 128 && code !== 255
    ? { kind: "signal", signal: code - 128 }
    : { kind: "exit", code };
  return {
    ending,
    fuel: 0,
    sleptNs: 0,
    memoryKb: 0,
    stdout: await Deno.readFile(`${root}/stdout`),
    stderr: await Deno.readFile(`${root}/stderr`),
  };
}

async function bash(script: string, cwd: string): Promise<{ code: number; stderr: string }> {
  const { code, stderr } = await new Deno.Command("bash", {
    args: ["-c", script],
    cwd,
    stdout: "null",
    stderr: "piped",
  })
    .output();
  return { code, stderr: new TextDecoder().decode(stderr) };
}
