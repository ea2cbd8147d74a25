import { languages } from "../../runner/mod.ts";

const languagesText = languages.map(({ name, title, fuelPerMs, allowedFlags }) =>
  `  * \`${name}\`: ${title}. One millisecond of CPU time is ${
    fuelPerMs.toLocaleString("en")
  } units of fuel; an ` +
  `instruction costs some, according to its kind. \`compilerFlagString\` may hold ${allowedFlags}.`
).join("\n");

/** Sentences that both submitting operations say about themselves (decisions 16–23, 25, 26). */
export const submissionText = `
* \`language\`: a name that the judge has. Another is \`unsupported\`, and the sentence lists those it has:
${languagesText}
* \`runConfig\`: the values shown as defaults apply to what is absent; an absent or empty \`runConfig\` is valid. A value out
  of its bounds is \`invalid-argument\`, never a silent clamp. \`shouldAllowInternetAccess: true\` is \`unsupported\`: the
  sandbox has no network at all. The two per-process flags and \`maxProcessesAndOrThreads\` are accepted and echoed; a
  program is one process.
* Sizes: source 1 MiB, stdin and expected output 16 MiB each, compiler flags 512 characters out of an allow-list, zip
  10 MiB packed, 50 MiB and 1000 entries unpacked.
* \`customMatcherToUseForExpectedOutput\`: \`ExactMatch\` (bytes); \`IgnoreWhitespaceAtStartAndEnd\` and the same with
  \`CaseInsensitive\`; \`IgnoreWhitespaceAtStartAndEndForEveryLine\` and the same with \`CaseInsensitive\`. Whitespace is ASCII
  (space, \\t \\r \\n \\v \\f). For every line: split at \\n, trim each, drop empty lines at both ends. Without case:
  Unicode lower case when both sides are UTF-8, else bytes. Without an expected output nothing is compared, and a run
  that exits 0 is \`successful\`.
* \`additionalFilesAsZip\`: unpacked into the program's working directory, and there at compile time as well. Absolute
  names, \`..\`, links and duplicates are refused. The submitted source wins over a file of the same name.
* Time is deterministic: CPU time is executed instructions, turned into milliseconds by the fixed rate above, so a submission
  gets the same verdict and the same figures on every machine and under every load. The program's clocks show
  that virtual time, sleeping advances it without waiting, and random bytes come from a fixed seed.
* At most \`QUEUE_LIMIT\` submissions of a school (10000 unless configured) may wait; past that the answer is
  \`unavailable\`, with \`Retry-After\`. Schools get turns, so nobody waits behind another school's thousand.
* \`callbackUrlOnExecutionCompletion\`: after the result is readable, one POST of the task object exactly as
  get-dsa-code-execution-result-batch returns it, with Standard Webhooks headers (\`webhook-id\`, \`webhook-timestamp\`,
  \`webhook-signature: v1,…\`), signed with a secret of the school that the operator of the service can show. 2xx is
  delivered; otherwise 5 tries with growing pauses, 10 s each. No redirects; http and https only; private addresses are refused.
`.trim();

/** Sentences about a task as it is read (decisions 20–24). */
export const resultText = `
* 1 to 1000 ids. Tasks come in the order asked, repetitions repeated. An unknown or foreign id is \`not-found\`, naming it.
  Results are kept 7 days unless configured otherwise.
* \`codingTaskStatus\`: \`Pending\`, \`Processing\`, \`Finished\`. \`runResult\` is null until finished, \`programRunData\` is null
  after a compilation error. stdout and stderr are strings, empty when empty, and hold what was written before the end.
* \`runStatus\`, in the order in which it is decided: \`compilation-error\`; \`internal-isolate-error\` (never the program's
  doing); \`time-limit-exceeded\` for CPU or wall time; a signal: \`died-sigsev\` (11, memory out of bounds, stack overflow),
  \`died-sigxfsz\` (25, a file or stdout past the file limit), \`died-sigfpe\` (8, integer division by zero or its overflow),
  \`died-sigabrt\` (6, abort, failed assert, uncaught exception), \`unknown\` for any other trap; \`non-zero-exit-code\`;
  \`wrong-answer\` or \`successful\`.
* \`exitSignal\` and \`exitCode\` are 0 when there is none. A refused allocation is seen by the program as a failed \`malloc\`.
* The times are virtual: the same on every machine and under every load. So is \`memoryUsedInKilobyte\`: static data, heap and stack by
  the pages of 4 KiB that hold anything but zeros at the end. The limit covers what was allocated, touched or not.
`.trim();
