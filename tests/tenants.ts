import type { Database } from "../db/database.ts";
import type { Context } from "../domain/context.ts";
import { createKey } from "../domain/keys/create_key.ts";
import { createSchool } from "../domain/schools/create_school.ts";
import { clearTables, type TestDatabase, testDatabase } from "./database.ts";

/** What tests of keys, schools, rate limits and idempotency share: a database a file, emptied before each test. */
export interface Tenants {
  db: TestDatabase;
  /** The verbs' context of this instant, as nobody. */
  at(now: Date | string): TenantContext;
  /** A school with a key, and the context of that key. */
  school(id: string, now?: string): Promise<{ context: TenantContext; keyId: string; secret: string }>;
  /** What was logged as a warning since the test began. */
  warnings: string[];
}

/** The context without what only judging needs. */
export type TenantContext = Omit<Context, "judging">;

/** Call once, at the top of a test file. */
export async function tenants(): Promise<Tenants> {
  const db = await testDatabase();
  const warnings: string[] = [];
  Deno.test.beforeEach(async () => {
    await clearTables(db);
    warnings.length = 0;
  });
  Deno.test.afterAll(async () => await db[Symbol.asyncDispose]());
  const at = (now: Date | string): TenantContext => context(db, new Date(now), warnings);
  return {
    db,
    at,
    warnings,
    school: async (id, now = "2026-02-01T09:30:00Z") => {
      const nobody = at(now);
      await createSchool(nobody, { id, name: `School ${id}`, country: "IN" });
      const { key, secret } = await createKey(nobody, { schoolId: id, name: "main" });
      return {
        context: { ...nobody, actor: { schoolId: id, keyId: key.id, scopes: key.scopes } },
        keyId: key.id,
        secret,
      };
    },
  };
}

function context(db: Database, now: Date, warnings: string[]): TenantContext {
  const silent = () => {};
  return {
    db,
    clock: () => now,
    random: (length) => crypto.getRandomValues(new Uint8Array(length)),
    actor: null,
    publicUrl: "https://lyceum.example",
    clientCountry: null,
    requestId: "test",
    log: { debug: silent, info: silent, warn: (message) => warnings.push(message), error: silent },
  };
}
