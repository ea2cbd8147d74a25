import { findOrInsertCallbackSecret, rollCallbackSecret } from "../../db/callback_secrets.ts";
import { findSchoolRow } from "../../db/schools.ts";
import type { Context } from "../context.ts";
import { Refusal } from "../refusals.ts";

type SecretContext = Pick<Context, "db" | "clock" | "random">;

const secretBytes = 32;

/** How long a secret that was rolled signs beside the new one, so that a receiver can change at its own time. */
export const rolledSecretMs = 86_400_000;

/** The secrets that a school's callbacks are signed with now, the current one first; made when first asked for. */
export async function callbackSecretsBytes(
  { db, clock, random }: SecretContext,
  schoolId: string,
): Promise<Uint8Array[]> {
  const now = clock();
  const row = await findOrInsertCallbackSecret(db, schoolId, random(secretBytes), now);
  const isPreviousValid = row.previous_secret !== null && row.previous_until! > now;
  return isPreviousValid ? [row.secret, row.previous_secret!] : [row.secret];
}

/**
 * The current one as its receiver configures it: `whsec_` and base64 (Standard Webhooks, "Signature scheme").
 *
 * @throws {Refusal} `not-found`
 */
export async function callbackSecret(context: SecretContext, schoolId: string): Promise<string> {
  await checkSchool(context, schoolId, "show");
  const [secret] = await callbackSecretsBytes(context, schoolId);
  return written(secret!);
}

/**
 * Makes another secret and gives it. The one before signs as well for {@link rolledSecretMs}, unless it `hasLeaked`: then
 * never again.
 *
 * @throws {Refusal} `not-found`
 */
export async function rollSecret(
  context: SecretContext,
  schoolId: string,
  { hasLeaked }: { hasLeaked: boolean },
): Promise<string> {
  await checkSchool(context, schoolId, "roll");
  const { db, clock, random } = context;
  const secret = random(secretBytes);
  const now = clock();
  await rollCallbackSecret(
    db,
    schoolId,
    secret,
    now,
    hasLeaked ? null : new Date(now.getTime() + rolledSecretMs),
  );
  return written(secret);
}

async function checkSchool({ db }: SecretContext, schoolId: string, verb: string): Promise<void> {
  if (await findSchoolRow(db, schoolId)) return;
  throw new Refusal("not-found", `Cannot ${verb} the callback secret: there is no school "${schoolId}"`);
}

function written(secret: Uint8Array): string {
  return `whsec_${secret.toBase64()}`;
}
