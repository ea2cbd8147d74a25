import { listApiKeys } from "../../db/api_keys.ts";
import { findSchoolRow } from "../../db/schools.ts";
import type { Context } from "../context.ts";
import { Refusal } from "../refusals.ts";
import { type Key, keyOf } from "./key.ts";

/** A school's keys, oldest first, those revoked or expired as well. @throws {Refusal} `not-found` */
export async function listKeys(context: Pick<Context, "db">, schoolId: string): Promise<Key[]> {
  if (!await findSchoolRow(context.db, schoolId)) {
    throw new Refusal("not-found", `Cannot list keys: there is no school "${schoolId}"`);
  }
  return (await listApiKeys(context.db, schoolId)).map(keyOf);
}
