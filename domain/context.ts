import type { Database } from "../db/database.ts";
import type { Language } from "../runner/mod.ts";

/** What the world lends a verb. Time, randomness and the caller arrive as arguments, so a test can hold them still. */
export interface Context {
  db: Database;
  /** Now. */
  clock(): Date;
  /** That many random bytes, fit for secrets. */
  random(length: number): Uint8Array;
  /** Who is asking: the school whose key was shown. Null for an operation without a key. */
  actor: Actor | null;
  /** Id of the request or job that this is part of, for the log. */
  requestId: string;
  log: Log;
  judging: Judging;
  /** Address of this service as its clients know it, without a slash at the end; links begin with it. */
  publicUrl: string;
  /** Where the client is, as the operator's proxy says: ISO 3166 alpha-2, in capitals; null for unknown. */
  clientCountry: string | null;
}

/** What may be submitted for judging here, whether or not this process judges itself. */
export interface Judging {
  /** Languages of this build (decision 16). */
  languages: readonly Language[];
  /** Entries of one school that may wait at once: `QUEUE_LIMIT` (decision 25). */
  queueLimit: number;
}

/** A caller whose key was checked. It sees its own school and no other (decision 7). */
export interface Actor {
  schoolId: string;
  keyId: string;
  scopes: readonly Scope[];
}

/** The caller's school. For verbs of operations that need a key: without one it is a fault. */
export function schoolOf({ actor }: Pick<Context, "actor">): string {
  if (!actor) throw new Error("A verb that needs a caller was called without one");
  return actor.schoolId;
}

/** What a key may be used for (decision 7). */
export const scopes = ["read", "write", "execute", "sales"] as const;
export type Scope = (typeof scopes)[number];

/** A structured log: one event a call, its facts as properties. */
export interface Log {
  debug(message: string, properties?: Record<string, unknown>): void;
  info(message: string, properties?: Record<string, unknown>): void;
  warn(message: string, properties?: Record<string, unknown>): void;
  error(message: string, properties?: Record<string, unknown>): void;
}
