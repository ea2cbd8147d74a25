import Type from "typebox";
import {
  defaultLimits,
  findLanguage,
  languages,
  limitBounds,
  type Limits,
  matcherNames,
  submissionBounds,
} from "../../../runner/mod.ts";
import { count, entry, flag, id, instant, optional, text, words } from "../_fields.ts";
import { type Complain, list } from "../list.ts";
import { base64Url, bytesOf } from "./_bytes.ts";

const languageNames = languages.map(({ name }) => name);
const bytesMax = submissionBounds.stdinBytesMax;

const testCase = entry({
  id: id("testCaseId of the interface; unique in its lab"),
  isShown: optional(flag("Whether learners see input and output; false when absent")),
  stdin: optional(text(bytesMax, "What the program reads")),
  stdinBase64Url: optional(base64Url(bytesMax)),
  expectedOutput: optional(
    text(bytesMax, "What its output is compared with; nothing is compared when absent"),
  ),
  expectedOutputBase64Url: optional(base64Url(bytesMax)),
});

const limit = (name: keyof Limits, description: string) =>
  optional(
    count(limitBounds[name].min, limitBounds[name].max, `${description}; ${defaultLimits[name]} when absent`),
  );

export const ioLabs = list({
  name: "ioLabs",
  entry: entry({
    id: id("labId of the interface"),
    title: words(500, "Title"),
    statementMarkdown: optional(text(100_000, "What is to be written")),
    languages: Type.Array(Type.Enum(languageNames), { minItems: 1, maxItems: 50, uniqueItems: true }),
    matcher: optional(
      Type.Enum(matcherNames, { description: "How output is compared; ExactMatch when absent" }),
    ),
    compilerFlags: optional(text(512, "Flags that every attempt is compiled with")),
    cpuTimeLimitInMilliseconds: limit("cpuMs", "Virtual CPU time of a test case"),
    wallTimeLimitInMilliseconds: limit("wallMs", "Virtual wall time of a test case"),
    memoryLimitInKilobyte: limit("memoryKb", "Memory"),
    stackSizeLimitInKilobytes: limit("stackKb", "Call stack"),
    maxFileSizeInKilobytes: limit("fileKb", "Any one file written, output included"),
    createdAt: optional(instant("When it was made; the time of the import when absent")),
    testCases: Type.Array(testCase, { minItems: 1, maxItems: 1000 }),
  }),
  rows(lab, put, complain) {
    for (const name of lab.languages) {
      const flags = findLanguage(name)!.checkFlags(lab.compilerFlags ?? "");
      if (!flags.ok) {
        complain("compilerFlags", `holds ${flags.flag}, which ${name} does not take: ${flags.reason}`);
      }
    }
    put("io_labs", {
      id: lab.id,
      title: lab.title,
      statement_markdown: lab.statementMarkdown ?? "",
      languages: lab.languages,
      matcher: lab.matcher ?? "ExactMatch",
      compiler_flags: lab.compilerFlags ?? "",
      cpu_time_limit_ms: lab.cpuTimeLimitInMilliseconds ?? defaultLimits.cpuMs,
      wall_time_limit_ms: lab.wallTimeLimitInMilliseconds ?? defaultLimits.wallMs,
      memory_limit_kb: lab.memoryLimitInKilobyte ?? defaultLimits.memoryKb,
      stack_limit_kb: lab.stackSizeLimitInKilobytes ?? defaultLimits.stackKb,
      file_limit_kb: lab.maxFileSizeInKilobytes ?? defaultLimits.fileKb,
      created_at: lab.createdAt,
    });
    lab.testCases.forEach((testCase, position) => {
      const place = `testCases[${position}]`;
      const within: Complain = (field, sentence) => complain(`${place}.${field}`, sentence);
      put("lab_test_cases", {
        lab_id: lab.id,
        id: testCase.id,
        position,
        stdin: bytesOf(testCase, "stdin", bytesMax, within),
        expected_output: bytesOf(testCase, "expectedOutput", bytesMax, within),
        is_shown: testCase.isShown ?? false,
      }, place);
    });
  },
});
