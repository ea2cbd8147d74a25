import { attemptLab } from "../domain/labs/attempt_lab.ts";
import { requireSchool } from "../domain/schools/require_school.ts";
import { languages } from "../runner/mod.ts";
import { runAction } from "./_actions.ts";
import { readArguments } from "./_arguments.ts";
import { loadConfig } from "./_config.ts";
import { CommandError, UsageError } from "./_failure.ts";
import { languageOfFile } from "./_language_of_file.ts";
import { createLog } from "./_log.ts";
import { Metrics } from "./_metrics.ts";
import { openContext } from "./_open_context.ts";
import { readFile } from "./_read_file.ts";
import { startJudge } from "./_start_judge.ts";
import { stopSignal } from "./_stop_signal.ts";
import { watchAttempt } from "./_watch_attempt.ts";

const help = `Hands in a program for a coding lab, in a user's name

Usage: lyceum labs attempt FILE --school ID --user ID --lab ID [--language NAME] [--watch]

It is queued to be run in every test case of the lab, and its id is printed. get-user-io-lab-result gives the user's latest
attempt.

  --school ID       the school's id
  --user ID         the user's, as the school's own system has it
  --lab ID          the lab's
  --language NAME   ${languages.map(({ name }) => name).join(", ")}; known by the file's name unless given
  --watch           wait, print the state of each test case as it is known, and end with 0 only if all are "successful"

With DATABASE_URL whoever serves or works on that database judges it. An embedded database has one process only: stop
the service first; with --watch this command is the judge itself, without it the attempt waits for the next lyceum serve.`;

/** `labs attempt`. */
export function labsCommand(args: string[]): Promise<number> {
  return runAction({ command: "labs", help, actions: { attempt } }, args);
}

const seeAlso = "lyceum labs attempt --help";

async function attempt(args: string[]): Promise<number> {
  const options = {
    school: { type: "string" },
    user: { type: "string" },
    lab: { type: "string" },
    language: { type: "string" },
    watch: { type: "boolean" },
  } as const;
  const read = readArguments(args, { command: "labs attempt", help, options, positionals: ["FILE"] });
  if (read === null) return 0;
  const { values: { watch = false, ...values }, positionals: [path] } = read;
  const schoolId = needed(values.school, "--school");
  const userId = needed(values.user, "--user");
  const labId = needed(values.lab, "--lab");
  const language = values.language ?? languageOfFile(path!, seeAlso).name;
  const source = await readFile(path!);
  const config = loadConfig();
  const isOnlyJudge = config.databaseUrl === undefined;
  if (watch && isOnlyJudge && config.workers === 0) {
    throw new CommandError("Cannot watch: WORKERS is 0, and nobody else can judge on an embedded database");
  }

  await using ending = new AsyncDisposableStack();
  const opened = ending.use(await openContext(config));
  await requireSchool(opened.context, schoolId);
  const context = {
    ...opened.context,
    actor: { schoolId, keyId: "command line", scopes: [] },
    judging: { languages, queueLimit: config.queueLimit },
  };
  const id = await attemptLab(context, { userId, labId, language, source });
  console.log(id);
  if (!watch) {
    console.error("The attempt waits for a judge: lyceum serve, or lyceum work");
    return 0;
  }
  const log = createLog({ ...config, logLevel: "warn" });
  const stopping = stopSignal(log);
  console.error(isOnlyJudge ? "The judge starts" : "Waiting for the judges of this database");
  if (isOnlyJudge) {
    await startJudge(config, { db: context.db, log, metrics: new Metrics() }, ending, stopping);
  }
  const states = await watchAttempt(context, id, stopping);
  if (states.includes("compilation-error")) {
    console.error(`lyceum judge ${path} shows what the compiler says`);
  }
  return states.every((state) => state === "successful") ? 0 : 1;
}

function needed(value: string | undefined, option: string): string {
  if (value !== undefined) return value;
  throw new UsageError(`${option} is missing`, seeAlso);
}
