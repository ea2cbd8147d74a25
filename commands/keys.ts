import { callbackSecret, rolledSecretMs, rollSecret } from "../domain/callbacks/callback_secret.ts";
import { type Scope, scopes } from "../domain/context.ts";
import { createKey } from "../domain/keys/create_key.ts";
import type { Key } from "../domain/keys/key.ts";
import { listKeys } from "../domain/keys/list_keys.ts";
import { revokeKey } from "../domain/keys/revoke_key.ts";
import { runAction } from "./_actions.ts";
import { readArguments } from "./_arguments.ts";
import { loadConfig } from "./_config.ts";
import { UsageError } from "./_failure.ts";
import { openContext } from "./_open_context.ts";
import { world } from "./_world.ts";

const help =
  `Creates, lists or revokes keys of a school, or shows and rolls what its callbacks are signed with

Usage:
  lyceum keys create --school ID --name NAME [--scopes A,B] [--expires WHEN]
  lyceum keys list --school ID
  lyceum keys revoke KEY_ID
  lyceum keys callback-secret --school ID [--roll | --leaked]

create prints the secret, alone, on standard output; it is not shown again. callback-secret prints the secret that the
school's callbacks are signed with, as often as it is asked.

  --school ID       the school's id
  --name NAME       to know the key again
  --scopes A,B      any of ${scopes.join(", ")}; all unless given
  --expires WHEN    a date (2027-01-01) or an instant (2027-01-01T12:00:00Z); never unless given
  --roll            make another; the one before signs as well for ${rolledSecretMs / 3_600_000} hours
  --leaked          make another; the one before never signs again

An embedded database has one process only: stop the service first, or use DATABASE_URL.`;

const actions = { create, list, revoke, "callback-secret": showCallbackSecret };

/** `keys create|list|revoke|callback-secret`. */
export function keysCommand(args: string[]): Promise<number> {
  return runAction({ command: "keys", help, actions }, args);
}

async function create(args: string[]): Promise<number> {
  const options = {
    school: { type: "string" },
    name: { type: "string" },
    scopes: { type: "string" },
    expires: { type: "string" },
  } as const;
  const read = readArguments(args, { command: "keys create", help, options });
  if (read === null) return 0;
  const { school, name, scopes: wanted, expires } = read.values;
  const newKey = {
    schoolId: needed(school, "--school", "create"),
    name: needed(name, "--name", "create"),
    // The verb refuses what is no scope, and says which.
    scopes: wanted?.split(",").map((scope) => scope.trim()) as Scope[] | undefined,
    expiresAt: expires === undefined ? null : parseInstant(expires),
  };
  await using opened = await openContext(loadConfig());
  const { key, secret } = await createKey(opened.context, newKey);
  console.log(secret);
  console.error(`Key ${key.id} of school "${key.schoolId}" was made; its secret is not shown again`);
  return 0;
}

async function list(args: string[]): Promise<number> {
  const read = readArguments(args, { command: "keys list", help, options: { school: { type: "string" } } });
  if (read === null) return 0;
  const school = needed(read.values.school, "--school", "list");
  await using opened = await openContext(loadConfig());
  const keys = await listKeys(opened.context, school);
  const now = world.clock();
  for (const key of keys) console.log(describe(key, now));
  return 0;
}

async function revoke(args: string[]): Promise<number> {
  const read = readArguments(args, { command: "keys revoke", help, options: {}, positionals: ["KEY_ID"] });
  if (read === null) return 0;
  await using opened = await openContext(loadConfig());
  const key = await revokeKey(opened.context, read.positionals[0]!);
  console.error(`Key "${key.name}" of school "${key.schoolId}" is revoked`);
  return 0;
}

async function showCallbackSecret(args: string[]): Promise<number> {
  const options = {
    school: { type: "string" },
    roll: { type: "boolean" },
    leaked: { type: "boolean" },
  } as const;
  const read = readArguments(args, { command: "keys callback-secret", help, options });
  if (read === null) return 0;
  const { roll = false, leaked = false } = read.values;
  const school = needed(read.values.school, "--school", "callback-secret");
  await using opened = await openContext(loadConfig());
  const secret = roll || leaked
    ? await rollSecret(opened.context, school, { hasLeaked: leaked })
    : await callbackSecret(opened.context, school);
  console.log(secret);
  return 0;
}

function describe(key: Key, now: Date): string {
  const state = key.revokedAt
    ? `revoked ${day(key.revokedAt)}`
    : key.expiresAt && key.expiresAt <= now
    ? `expired ${day(key.expiresAt)}`
    : key.expiresAt
    ? `until ${day(key.expiresAt)}`
    : "valid";
  const used = key.lastUsedAt ? `used ${day(key.lastUsedAt)}` : "never used";
  return [key.id, key.name, key.scopes.join(","), `made ${day(key.createdAt)}`, used, state].join("  ");
}

function day(date: Date): string {
  return date.toISOString().slice(0, 10);
}

function needed(value: string | undefined, option: string, action: string): string {
  if (value !== undefined) return value;
  throw new UsageError(`${option} is missing`, `lyceum keys ${action} --help`);
}

function parseInstant(text: string): Date {
  const isInstant = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2}))?$/.test(text);
  const instant = new Date(isInstant ? text : NaN);
  // Of February 31 a Date makes March 3.
  const day = text.slice(0, 10);
  const isDay = !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day);
  if (isDay && !Number.isNaN(instant.getTime())) return instant;
  throw new UsageError(
    `--expires must be a date or an instant, like 2027-01-01 or 2027-01-01T12:00:00Z, not "${text}"`,
    "lyceum keys create --help",
  );
}
