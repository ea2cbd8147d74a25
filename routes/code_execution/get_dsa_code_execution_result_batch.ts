import Type from "typebox";
import { findTasks } from "../../domain/code_execution/results.ts";
import { operation } from "../_operation.ts";
import { helloTask } from "./_example.ts";
import { TaskData, toTaskData } from "./_task.ts";
import { resultText } from "./_text.ts";

export const getDsaCodeExecutionResultBatch = operation({
  number: 15,
  name: "get-dsa-code-execution-result-batch",
  key: true,
  scope: "execute",
  rate: 6000,
  writes: false,
  tag: "Code execution",
  summary: "Reads code executions and their results",
  description: `Reads submitted programs, finished or not.\n\n${resultText}`,
  payload: Type.Object({
    taskUniqueIds: Type.Array(Type.String(), {
      minItems: 1,
      maxItems: 1000,
      description: "Ids as the submitting operations gave them",
    }),
  }),
  data: Type.Object({ tasks: Type.Array(TaskData, { description: "In the order asked" }) }),
  refusals: ["not-found"],
  example: {
    payload: { taskUniqueIds: [helloTask.taskUniqueId] },
    data: { tasks: [helloTask] },
  },
  handle: async ({ payload, context }) => ({
    tasks: (await findTasks(context, payload.taskUniqueIds)).map(toTaskData),
  }),
});
