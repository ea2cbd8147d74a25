import { Refusal } from "../refusals.ts";
import { shown } from "../schema_words/shown.ts";

export function labNotFound(labId: string): Refusal {
  return new Refusal("not-found", `The school has no lab ${shown(labId)}`, { path: "labId" });
}
