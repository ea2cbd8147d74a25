import type { ApiKeyRow } from "../../db/api_keys.ts";
import type { Scope } from "../context.ts";

/** A key as it is shown to people: all but its secret. */
export interface Key {
  /** UUID, lower case. */
  id: string;
  schoolId: string;
  name: string;
  scopes: readonly Scope[];
  createdAt: Date;
  /** Null for never. */
  expiresAt: Date | null;
  /** Up to a minute behind; null when never used. */
  lastUsedAt: Date | null;
  /** Null while it is not. */
  revokedAt: Date | null;
}

/** A key to be made. */
export interface NewKey {
  schoolId: string;
  /** To know it again: 1 to 100 characters. */
  name: string;
  /** All of them when absent. */
  scopes?: readonly Scope[];
  /** From then on it is refused; absent or null for never. */
  expiresAt?: Date | null;
}

/** A row as the noun. */
export function keyOf(row: ApiKeyRow): Key {
  return {
    id: row.id,
    schoolId: row.school_id,
    name: row.name,
    scopes: row.scopes as Scope[],
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    lastUsedAt: row.last_used_at,
    revokedAt: row.revoked_at,
  };
}
