/**
 * Every limit of the runner in one place, the unit last in each name. What a client may ask for is decision 17 of
 * the interface's open points; the rest guards the host.
 */

/** The limits one run is held to. */
export interface Limits {
  /** Virtual CPU time, milliseconds. */
  cpuMs: number;
  /** Virtual CPU time plus slept time, milliseconds. */
  wallMs: number;
  /** Static data, heap and additional files' copies in linear memory, KiB; the stack has its own limit. */
  memoryKb: number;
  /** Call stack, KiB. */
  stackKb: number;
  /** Size of any one file that the program writes, stdout and stderr included, KiB. */
  fileKb: number;
}

/** What applies when a client says nothing: the values the interface shows. */
export const defaultLimits: Limits = {
  cpuMs: 2_000,
  wallMs: 5_000,
  memoryKb: 512_000,
  stackKb: 65_536,
  fileKb: 51_200,
};

/** Inclusive bounds of what a client may ask for (decision 17). */
export const limitBounds: Record<keyof Limits, { min: number; max: number }> = {
  cpuMs: { min: 1, max: 15_000 },
  wallMs: { min: 1, max: 20_000 },
  memoryKb: { min: 2_048, max: 512_000 },
  stackKb: { min: 64, max: 128_000 },
  fileKb: { min: 0, max: 512_000 },
};

/** Sizes of what a client may send for one submission (decision 17), bytes unless the name says otherwise. */
export const submissionBounds = {
  sourceBytesMax: 1_048_576,
  stdinBytesMax: 16_777_216,
  expectedOutputBytesMax: 16_777_216,
  compilerFlagsCharactersMax: 512,
  zipPackedBytesMax: 10_485_760,
  zipUnpackedBytesMax: 52_428_800,
  zipEntriesMax: 1_000,
} as const;

/** What one compilation may use; a program that breaks these is a compilation error that says so. */
export const compileLimits = {
  wallMsMax: 15_000,
  memoryKbMax: 1_048_576,
  outputBytesMax: 65_536,
  /** Any one object file, and the linked program. */
  fileBytesMax: 67_108_864,
} as const;

/**
 * What is kept of each output of a run, bytes: more than the default file limit, and four times the longest output that can be expected. So
 * the service never holds more than twice this for a run, whatever file limit was asked for. An output of this length or more is
 * equal to nothing.
 */
export const outputKeptBytesMax = 67_108_864;

/** What one run's working directory may hold, beside the size limit on each file. */
export const workingDirectoryLimits = {
  filesMax: 1_000,
  totalBytesMax: 536_870_912,
} as const;
