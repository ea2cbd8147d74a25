import type { Database } from "../db/database.ts";
import { sql } from "../db/sql.ts";
import type { Language, Runner, Verdict } from "../runner/mod.ts";
import { clearTables, type TestDatabase, testDatabase } from "./database.ts";
import type { Context } from "../domain/context.ts";
import type { NewTask } from "../domain/code_execution/task.ts";

/** What tests of code execution share: one database a file, two schools in it, emptied before each test. */
export interface TestWorld {
  db: TestDatabase;
  /** What was logged since the test began, without what is only good for debugging. */
  logged: { level: string; message: string; properties: Record<string, unknown> }[];
  /** The verbs' context, as a key of that school has it. The clock stands still. */
  as(schoolId: string, judging?: Partial<Context["judging"]>): Context;
}

export const testNow = new Date("2026-02-01T09:30:00Z");

/** Call once, at the top of a test file. */
export async function testWorld(): Promise<TestWorld> {
  const db = await testDatabase();
  const logged: TestWorld["logged"] = [];
  Deno.test.beforeEach(async () => {
    await clearTables(db);
    await db.query(sql`
      insert into schools (id, name, country, created_at)
      select id, id, 'IN', ${testNow} from unnest(${["north", "south"]}::text[]) as school (id)`);
    logged.length = 0;
  });
  Deno.test.afterAll(async () => await db[Symbol.asyncDispose]());
  const note = (level: string) => (message: string, properties: Record<string, unknown> = {}) => {
    logged.push({ level, message, properties });
  };
  const log = { debug: () => {}, info: note("info"), warn: note("warn"), error: note("error") };
  return {
    db,
    logged,
    as: (schoolId, judging) => ({
      db,
      log,
      clock: () => testNow,
      random: (length) => crypto.getRandomValues(new Uint8Array(length)),
      actor: { schoolId, keyId: `key of ${schoolId}`, scopes: ["execute"] },
      requestId: "test",
      judging: { languages: [testLanguage], queueLimit: 10_000, ...judging },
      publicUrl: "https://lyceum.example",
      clientCountry: null,
    }),
  };
}

/** The database, but for what is given. */
export function alike(db: Database, differing: Partial<Database> = {}): Database {
  return {
    engine: db.engine,
    crashed: db.crashed,
    query: (query) => db.query(query),
    transaction: (work) => db.transaction(work),
    listen: (...all) => db.listen(...all),
    close: () => db.close(),
    ...differing,
  };
}

/** A language of which every flag that begins with `-O` is allowed, and no other. */
export const testLanguage: Language = {
  name: "C",
  title: "C, as far as the queue knows",
  fileName: "main.c",
  fuelPerMs: 1,
  allowedFlags: "-O…",
  checkFlags(text) {
    const flags = text.split(" ").filter((flag) => flag !== "");
    const flag = flags.find((flag) => !flag.startsWith("-O"));
    return flag === undefined ? { ok: true, flags } : { ok: false, flag, reason: "it is not on the list" };
  },
  selfTest: {
    submission: { language: "C", source: bytes(""), flags: [], files: new Map(), stackKb: 64 },
    stdin: bytes(""),
    stdout: bytes(""),
  },
};

/** A runner that judges by calling `judge` with the source text. */
export function testRunner(
  judge: (source: string, ...all: Parameters<Runner["judge"]>) => Promise<Verdict> | Verdict,
): Pick<Runner, "languages" | "judge"> {
  return {
    languages: [testLanguage],
    judge: async (...all) => await judge(text(all[0].source), ...all),
  };
}

/** An entry that says little. */
export function entry(source: string, rest: Partial<NewTask> = {}): NewTask {
  return { language: "C", source: bytes(source), runConfig: {}, zip: null, ...rest };
}

/** The verdict on a program that printed that. */
export function successful(stdout: string): Verdict {
  const run = { cpuTimeMs: 1, wallTimeMs: 2, memoryKb: 3, exitSignal: 0, exitCode: 0, fuel: 4 };
  return {
    status: "successful",
    compilerOutput: bytes(""),
    run: { ...run, stdout: bytes(stdout), stderr: bytes("") },
  };
}

export function bytes(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

export function text(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}

/** Asks again and again until it is so. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 3_000; tries++) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error("It did not come to be");
}
