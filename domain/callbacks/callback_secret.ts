import { findOrInsertCallbackSecret } from "../../db/callback_secrets.ts";
import type { Context } from "../context.ts";

type SecretContext = Pick<Context, "db" | "clock" | "random">;

/** The bytes that a school's callbacks are signed with, made when first asked for. */
export function callbackSecretBytes(
  { db, clock, random }: SecretContext,
  schoolId: string,
): Promise<Uint8Array> {
  return findOrInsertCallbackSecret(db, schoolId, random(32), clock());
}

/** The same as its receiver configures it: `whsec_` and base64 (Standard Webhooks, "Signature scheme"). */
export async function callbackSecret(context: SecretContext, schoolId: string): Promise<string> {
  return `whsec_${(await callbackSecretBytes(context, schoolId)).toBase64()}`;
}
