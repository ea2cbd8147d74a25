import Type from "typebox";
import { submitTask } from "../../domain/code_execution/submit.ts";
import { operation } from "../_operation.ts";
import { Entry, toNewTask } from "./_entry.ts";
import { helloEntry } from "./_example.ts";
import { submissionText } from "./_text.ts";

export const requestDsaCodeExecution = operation({
  number: 17,
  name: "request-dsa-code-execution",
  key: true,
  scope: "execute",
  rate: 5000,
  writes: true,
  tag: "Code execution",
  summary: "Submits one code execution",
  description: `Queues one program to be compiled, run and judged.\n\n${submissionText}`,
  payload: Entry,
  data: Type.Object({ taskId: Type.String({ description: "Id to read the result by" }) }),
  refusals: ["unsupported", "unavailable"],
  example: {
    payload: helloEntry,
    data: { taskId: "0190f3a2-7c1e-7b1a-9c1d-2f6f5f0a4b11" },
  },
  handle: async ({ payload, context }) => ({ taskId: await submitTask(context, toNewTask(payload)) }),
});
