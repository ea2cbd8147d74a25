import Type, { type Static } from "typebox";
import { Compile } from "typebox/compile";
import { generatedInputSchema } from "./_generated_input.ts";
import { limitBounds, runStatuses } from "../../runner/mod.ts";

const closed = { additionalProperties: false };
const count = Type.Integer({ minimum: 0 });
const fragments = Type.Union([Type.String({ minLength: 1 }), Type.Array(Type.String({ minLength: 1 }))]);

const stdoutSchema = Type.Union([
  /** The whole of it. */
  Type.String(),
  /** Too long to write down. */
  Type.Object({ sha256: Type.String({ pattern: "^[0-9a-f]{64}$" }), bytes: count }, closed),
  /** The text over and over, cut off anywhere; after so many bytes, where that is known beforehand. */
  Type.Object({ repeats: Type.String({ minLength: 1 }), bytes: Type.Optional(count) }, closed),
]);

/** What only a machine can tell, and must tell the same on every machine (decision 22). */
const recordedSchema = Type.Object(
  { fuel: count, cpuTimeMs: count, wallTimeMs: count, memoryKb: count, stdoutBytes: count },
  closed,
);

/**
 * `expect.json` of one program. All but `recorded` is written by a person, from what the language and POSIX say the program does;
 * `recorded` is written by `BLESS=1`. What is left out has the value that its comment names.
 */
const expectationSchema = Type.Object({
  status: Type.Enum([...runStatuses]),
  /** 0. */
  exitCode: Type.Optional(count),
  /** 0. */
  exitSignal: Type.Optional(count),
  /** Left out: the bytes of the file `expected_output`. */
  stdout: Type.Optional(stdoutSchema),
  /** Texts that stderr must contain. Left out: nothing was written to it. */
  stderr: Type.Optional(fragments),
  /** Texts that the compiler must have printed. Left out: it printed nothing. */
  compilerOutput: Type.Optional(fragments),
  /** ExactMatch. */
  matcher: Type.Optional(Type.String()),
  /** The defaults, for every limit that is left out. */
  limits: Type.Optional(Type.Partial(Type.Object(limitProperties(), closed), closed)),
  /** Compiler flags as a client would send them; none. */
  flags: Type.Optional(Type.String()),
  /** A rule that makes the input. Left out: the bytes of the file `stdin`, or nothing. */
  stdin: Type.Optional(generatedInputSchema),
  /** Virtual time that the program slept: wall time less CPU time, ±1 for rounding. Left out: 0. */
  sleptMs: Type.Optional(count),
  /** Why the same program does something else on a 64-bit Linux: `check_native.ts` passes it over. */
  nativeDiffers: Type.Optional(Type.String({ minLength: 1 })),
  /** Left out: never blessed, which fails, or the program never ran. */
  recorded: Type.Optional(recordedSchema),
}, closed);

export type Expectation = Static<typeof expectationSchema>;
export type Recorded = Static<typeof recordedSchema>;

const compiled = Compile(expectationSchema);

/** Reads the text of an `expect.json`. Throws on anything that the schema does not know: a misspelt key would check nothing. */
export function parseExpectation(text: string): Expectation {
  const value: unknown = JSON.parse(text);
  if (compiled.Check(value)) return value;
  const errors = [...compiled.Errors(value)].map((error) => `${error.instancePath || "/"} ${error.message}`);
  throw new Error(`Cannot read expectation: ${errors.join("; ")}`);
}

/** The text of an `expect.json`: what the person wrote stays as it is, what the machine recorded stands last. */
export function formatExpectation(expectation: Expectation, recorded: Recorded | undefined): string {
  const { recorded: _, ...human } = expectation;
  return JSON.stringify(recorded ? { ...human, recorded } : human, null, 2) + "\n";
}

function limitProperties() {
  const limit = (name: keyof typeof limitBounds) =>
    Type.Integer({ minimum: limitBounds[name].min, maximum: limitBounds[name].max });
  return {
    cpuMs: limit("cpuMs"),
    wallMs: limit("wallMs"),
    memoryKb: limit("memoryKb"),
    stackKb: limit("stackKb"),
    fileKb: limit("fileKb"),
  };
}
