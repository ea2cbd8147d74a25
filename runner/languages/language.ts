import type { Submission } from "../program.ts";

/** Names of the languages that this build runs, spelled as the interface sends them (decision 16). */
export type LanguageName = "C";

/**
 * What the runner knows of one language. One file a language: adding a language is adding such a file and its line
 * in `mod.ts`.
 */
export interface Language {
  name: LanguageName;
  /** For people: `C (clang 22, -std=gnu17 -O2)`. */
  title: string;
  /** Name under which the submitted source is compiled; it wins over an additional file of the same name. */
  fileName: string;
  /** Fuel of one virtual millisecond: the published rate. */
  fuelPerMs: number;
  /** What {@link checkFlags} allows, for people. */
  allowedFlags: string;
  /**
   * Splits a flag string and checks every flag against the allow-list.
   * Gives the flags, or the first flag that is refused with a sentence for a person.
   */
  checkFlags(text: string): { ok: true; flags: string[] } | { ok: false; flag: string; reason: string };
  /** A program that must be judged `successful` before the service calls itself ready. */
  selfTest: { submission: Submission; stdin: Uint8Array; stdout: Uint8Array };
}
