import Type from "typebox";
import { submitTasks } from "../../domain/code_execution/submit.ts";
import { operation } from "../_operation.ts";
import { Entry, toNewTask } from "./_entry.ts";
import { helloEntry } from "./_example.ts";
import { submissionText } from "./_text.ts";

export const requestDsaCodeExecutionBatch = operation({
  number: 16,
  name: "request-dsa-code-execution-batch",
  key: true,
  scope: "execute",
  rate: 5000,
  writes: true,
  tag: "Code execution",
  summary: "Submits several code executions",
  description:
    `Queues 1 to 100 programs to be compiled, run and judged. \`taskIds\` come in the order of the entries. ` +
    `One invalid entry refuses the batch whole, naming the entry: nothing is queued then.\n\n${submissionText}`,
  payload: Type.Object({ entries: Type.Array(Entry, { minItems: 1, maxItems: 100 }) }),
  data: Type.Object({ taskIds: Type.Array(Type.String(), { description: "In the order of the entries" }) }),
  refusals: ["unsupported", "unavailable"],
  example: {
    payload: { entries: [helloEntry] },
    data: { taskIds: ["0190f3a2-7c1e-7b1a-9c1d-2f6f5f0a4b11"] },
  },
  handle: async ({ payload, context }) => ({
    taskIds: await submitTasks(context, payload.entries.map(toNewTask)),
  }),
});
