import { createHash } from "node:crypto";
import { isMatcherName, type Language, matcherNames } from "../../runner/mod.ts";
import type { Judging } from "../context.ts";
import { Refusal } from "../refusals.ts";
import { quote } from "./_quote.ts";
import { fillRunConfig } from "./run_config.ts";
import type { NewTask, RunConfig } from "./task.ts";
import { unpackZip } from "./unpack_zip.ts";

/** An entry that may be queued: everything that can be known before running it was checked. */
export interface AcceptedTask {
  language: string;
  source: Uint8Array;
  zip: Uint8Array | null;
  runConfig: RunConfig;
}

/**
 * Checks one entry. `path` is where it stands in the payload, `entries[2].` or empty. `soundZips` holds the digests of
 * archives that were checked before: the same one often comes with every entry of a batch. Refuses with `unsupported` what
 * this judge does not do, with `invalid-argument` what is wrong.
 */
export async function acceptTask(
  judging: Judging,
  entry: NewTask,
  path: string,
  soundZips: Set<string>,
): Promise<AcceptedTask> {
  const language = findLanguage(judging.languages, entry.language, `${path}language`);
  const runConfig = fillRunConfig(entry.runConfig);
  checkRunConfig(language, runConfig, `${path}runConfig.`);
  if (entry.zip) await checkZip(entry.zip, `${path}additionalFilesAsZip.base64UrlEncodedZip`, soundZips);
  return { language: language.name, source: entry.source, zip: entry.zip, runConfig };
}

async function checkZip(zip: Uint8Array, path: string, soundZips: Set<string>): Promise<void> {
  const digest = createHash("sha256").update(zip).digest("hex");
  if (soundZips.has(digest)) return;
  await unpackZip(zip, path);
  soundZips.add(digest);
}

function findLanguage(languages: readonly Language[], name: string, path: string): Language {
  const language = languages.find((language) => language.name === name);
  if (language) return language;
  const names = languages.map((language) => language.name).join(", ");
  throw new Refusal("unsupported", `Cannot judge language ${quote(name)}: the languages are ${names}`, {
    path,
  });
}

function checkRunConfig(language: Language, runConfig: RunConfig, path: string): void {
  if (runConfig.shouldAllowInternetAccess) {
    throw new Refusal("unsupported", "Cannot allow internet access: the sandbox has no network at all", {
      path: `${path}shouldAllowInternetAccess`,
    });
  }
  const flags = language.checkFlags(runConfig.compilerFlagString);
  if (!flags.ok) {
    throw new Refusal("invalid-argument", `Cannot compile with ${quote(flags.flag)}: ${flags.reason}`, {
      path: `${path}compilerFlagString`,
    });
  }
  const matcher = runConfig.customMatcherToUseForExpectedOutput;
  if (!isMatcherName(matcher)) {
    throw new Refusal(
      "invalid-argument",
      `Cannot compare with matcher ${quote(matcher)}: the matchers are ${matcherNames.join(", ")}`,
      { path: `${path}customMatcherToUseForExpectedOutput` },
    );
  }
  const url = runConfig.callbackUrlOnExecutionCompletion;
  const problem = url === null ? null : callbackUrlProblem(url);
  if (problem) {
    throw new Refusal("invalid-argument", `Cannot call back ${quote(url!)}: ${problem}`, {
      path: `${path}callbackUrlOnExecutionCompletion`,
    });
  }
}

const callbackUrlCharactersMax = 2_048;

function callbackUrlProblem(text: string): string | null {
  if (text.length > callbackUrlCharactersMax) {
    return `it is longer than ${callbackUrlCharactersMax} characters`;
  }
  const url = URL.parse(text);
  if (!url || !["http:", "https:"].includes(url.protocol)) {
    return "it is not an absolute http or https address";
  }
  if (url.username || url.password) return "it holds a user name or a password";
  return null;
}
