import { countCodeExecutions } from "../../db/code_execution_figures.ts";
import type { Context } from "../context.ts";

/** How much there is to do, for all processes of one database together. */
export interface QueueFigures {
  waiting: number;
  inWork: number;
  callbacksWaiting: number;
}

export async function queueFigures({ db }: Pick<Context, "db">): Promise<QueueFigures> {
  const { waiting, in_work, callbacks_waiting } = await countCodeExecutions(db);
  return { waiting, inWork: in_work, callbacksWaiting: callbacks_waiting };
}
