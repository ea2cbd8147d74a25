import { findOrInsertCallbackSecret } from "../../db/callback_secrets.ts";
import { findSchoolRow } from "../../db/schools.ts";
import type { Context } from "../context.ts";
import { Refusal } from "../refusals.ts";

type SecretContext = Pick<Context, "db" | "clock" | "random">;

/** The bytes that a school's callbacks are signed with, made when first asked for. */
export function callbackSecretBytes(
  { db, clock, random }: SecretContext,
  schoolId: string,
): Promise<Uint8Array> {
  return findOrInsertCallbackSecret(db, schoolId, random(32), clock());
}

/**
 * The same as its receiver configures it: `whsec_` and base64 (Standard Webhooks, "Signature scheme").
 *
 * @throws {Refusal} `not-found`
 */
export async function callbackSecret(context: SecretContext, schoolId: string): Promise<string> {
  if (!await findSchoolRow(context.db, schoolId)) {
    throw new Refusal("not-found", `Cannot show the callback secret: there is no school "${schoolId}"`);
  }
  return `whsec_${(await callbackSecretBytes(context, schoolId)).toBase64()}`;
}
