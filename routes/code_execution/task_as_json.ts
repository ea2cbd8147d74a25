import type { Task } from "../../domain/code_execution/task.ts";
import { writeData } from "../_answer_data.ts";
import { TaskData, toTaskData } from "./_task.ts";

/** A task as JSON text, exactly as get-dsa-code-execution-result-batch gives it: the body of a callback. */
export function taskAsJson(task: Task): string {
  return JSON.stringify(writeData(TaskData, toTaskData(task)));
}
