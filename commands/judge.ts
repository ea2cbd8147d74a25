import {
  createRunner,
  defaultLimits,
  isMatcherName,
  matcherNames,
  type Runner,
  submissionBounds,
  type Verdict,
} from "../runner/mod.ts";
import { readArguments } from "./_arguments.ts";
import { CommandError, UsageError } from "./_failure.ts";
import { describeLimits, parseLimits } from "./_judge_limits.ts";
import { languageOfFile } from "./_language_of_file.ts";
import { readFile } from "./_read_file.ts";
import { verdictAsJson, verdictForPeople } from "./_verdict_report.ts";

const help =
  `Judges a source file: compiles it, runs it on standard input, prints what it printed and the verdict

Usage: lyceum judge FILE [options] < input

  --expect FILE     compare what the program prints with this file
  --matcher NAME    how to compare: ${matcherNames.join(",\n                    ")} (default ExactMatch)
  --limits LIST     other limits than the usual ones, as in cpu=1000,memory=65536
${describeLimits("                    ")}
  --flags "FLAGS"   for the compiler, as in "-O0 -DN=5"
  --trace           print each system call on standard error
  --json            print the verdict as JSON on standard output
  --help            this text

The program's output goes to standard output, all the rest to standard error. The exit code is 0 only if the
verdict is "successful". Without input (standard input is a terminal) the program reads nothing.`;

const options = {
  expect: { type: "string" },
  matcher: { type: "string" },
  limits: { type: "string" },
  flags: { type: "string" },
  trace: { type: "boolean" },
  json: { type: "boolean" },
} as const;

/** `judge`: one file, judged once. Exit code 0 only for `successful`. */
export async function judgeCommand(args: string[]): Promise<number> {
  const given = readArguments(args, { command: "judge", help, options, positionals: ["FILE"] });
  if (given === null) return 0;
  const { values } = given;
  const path = given.positionals[0]!;
  const language = languageOfFile(path, "lyceum judge --help");
  const limits = { ...defaultLimits, ...parseLimits(values.limits ?? "") };
  const matcher = values.matcher ?? "ExactMatch";
  if (!isMatcherName(matcher)) {
    throw usage(`--matcher is one of ${matcherNames.join(", ")}, not "${matcher}"`);
  }
  const flags = language.checkFlags(values.flags ?? "");
  if (!flags.ok) throw usage(`--flags cannot have "${flags.flag}": ${flags.reason}`);
  const source = await readFile(path);
  if (source.length > submissionBounds.sourceBytesMax) {
    throw new CommandError(
      `${path} has ${source.length} bytes, at most ${submissionBounds.sourceBytesMax} are allowed`,
    );
  }
  const expected = values.expect === undefined ? null : { output: await readFile(values.expect), matcher };
  const stdin = Deno.stdin.isTerminal() ? new Uint8Array() : await readAll(Deno.stdin.readable);
  const trace = values.trace ? (line: string) => console.error(line) : undefined;
  const submission = {
    language: language.name,
    source,
    flags: flags.flags,
    files: new Map(),
    stackKb: limits.stackKb,
  };
  const verdict = await withRunner((runner) => runner.judge(submission, { stdin, limits, trace }, expected));
  await print(verdict, values.json === true);
  return verdict.status === "successful" ? 0 : 1;
}

async function withRunner<Result>(work: (runner: Runner) => Promise<Result>): Promise<Result> {
  const log = (level: string, message: string) => {
    if (level === "warn" || level === "error") console.error(message);
  };
  const runner = await createRunner({ parallelism: 1, log });
  try {
    return await work(runner);
  } finally {
    await runner.close();
  }
}

async function print(verdict: Verdict, asJson: boolean): Promise<void> {
  if (asJson) return console.log(verdictAsJson(verdict));
  await writeAll(Deno.stdout, verdict.run?.stdout);
  await writeAll(Deno.stderr, verdict.run?.stderr);
  await writeAll(Deno.stderr, verdict.compilerOutput);
  const isColoured = Deno.stderr.isTerminal() && !Deno.env.get("NO_COLOR");
  console.error(verdictForPeople(verdict, isColoured));
}

async function writeAll(stream: typeof Deno.stdout, bytes: Uint8Array = new Uint8Array()): Promise<void> {
  for (let offset = 0; offset < bytes.length;) offset += await stream.write(bytes.subarray(offset));
}

async function readAll(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  return new Uint8Array(await new Response(stream as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer());
}

function usage(message: string): UsageError {
  return new UsageError(message, "lyceum judge --help");
}
