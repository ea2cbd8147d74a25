import assert from "node:assert/strict";
import { finishAndLease } from "../../db/code_execution_queue.ts";
import { dataTables } from "../../db/school_data/data_tables.ts";
import { identifier, sql } from "../../db/sql.ts";
import type { Database } from "../../db/database.ts";
import { languages } from "../../runner/mod.ts";
import { clearTables, testDatabase } from "../../tests/database.ts";
import { demoSchool, sourceFile } from "../../tests/source_files.ts";
import { internalError } from "../code_execution/judge_task.ts";
import { attemptLab } from "../labs/attempt_lab.ts";
import { findAttemptResult } from "../labs/lab_result.ts";
import { type EntrySink, exportSchoolData } from "./export_school_data.ts";
import { importSchoolData } from "./import_school_data.ts";
import type { SourceFile } from "./source_file.ts";
import { documentSink, folderSink, linesSink, type WriteText } from "./write_entries.ts";

const clock = () => new Date("2026-02-01T09:30:00.123Z");
const engines = ["pglite", ...(Deno.env.has("TEST_DATABASE_URL") ? ["postgres"] : [])];

/** A school of everything that is hard to write. */
const odd = sourceFile("odd.json", {
  schools: [{
    id: "odd",
    name: 'Quotes " and, commas',
    country: "DE",
    createdAt: "2026-01-01T00:00:00.123456Z",
    users: [
      {
        id: "b,\n\"'",
        name: " \tspace ",
        username: "ü",
        email: "ü@x.org",
        phoneNumber: "0",
        createdAt: "2025-12-31T23:30:00-05:00",
      },
      {
        id: "\\N",
        name: "NULL",
        username: "{}",
        email: "\\@x.org",
        passwordHash: "$scrypt$ln=15,r=8,p=1$c2FsdA$aGFzaA",
      },
      { id: "\r", name: "\u2028", username: ";", email: "=1+1@x.org" },
      { id: "Z", name: "﻿mark", username: "z", email: "z@x.org" },
      { id: "a", name: "a", username: "a", email: "a@x.org" },
    ],
    ioLabs: [{ id: "f", title: "F", languages: ["C"], compilerFlags: "-Wall", testCases: [{ id: "1" }] }, {
      id: "l",
      title: "L",
      languages: ["Python", "C"],
      cpuTimeLimitInMilliseconds: 1,
      wallTimeLimitInMilliseconds: 2,
      memoryLimitInKilobyte: 4096,
      stackSizeLimitInKilobytes: 65,
      maxFileSizeInKilobytes: 0,
      testCases: [
        { id: "text", stdin: "ü\r\n" },
        { id: "mark", stdin: "\ufeffx" },
        { id: "nul", stdinBase64Url: "YQBi", expectedOutputBase64Url: "__79" },
        { id: "none" },
      ],
    }],
    labAttempts: [{
      id: "x",
      userId: "a",
      labId: "l",
      language: "C",
      sourceBase64Url: "_w",
      startedAt: "2026-01-01T00:00:00Z",
      results: [{ testCaseId: "nul", status: "died-sigsev" }],
    }],
    instructors: [{
      id: "t",
      userId: "a",
      createdAt: "2026-01-02T00:00:00Z",
      revokedAt: "2026-01-03T00:00:00Z",
    }],
    quizzes: [{
      id: "q",
      title: "Q",
      questions: [{
        id: "a",
        type: "MultiCorrect",
        title: "A?",
        description: "more",
        options: [{ id: "x", text: "X", isCorrect: true }, { id: "y", text: "Y", isCorrect: false }],
      }],
    }],
    liveEvents: [{
      id: "e",
      title: "E",
      sessions: [{
        id: "se",
        title: "S",
        startsAt: "2026-01-01T00:00:00Z",
        endsAt: "2026-01-01T00:00:01Z",
        captions: [{ language: "de", webvtt: "WEBVTT\r\n\r\n" }],
      }],
    }],
    courses: [{
      id: "c",
      productId: "p",
      type: "RecordedCourse",
      title: "C",
      slug: "c",
      status: "Archived",
      isSyllabusVisibleOnCourseLandingPage: false,
      shouldOnlyAllowManualEnrollmentsBySchoolAdmin: true,
      reviews: [{ ratingOutOf10: 0.1, profilePictureUrlOfReviewer: "/me.png" }],
      sections: [],
      pricingPlans: [{
        type: "OneTimePaymentPlan",
        id: "plan",
        name: "Once",
        fallbackCurrency: "Inr",
        prices: [{ currency: "Inr", symbol: "₹", fullAmount: 9007199254740991 }],
      }],
    }],
    enrollments: [{
      userId: "a",
      productId: "p",
      enrolledAt: "2026-01-01T00:00:00Z",
      expiresAt: "2027-01-01T00:00:00Z",
    }],
    coupons: [{ code: "C", percentOff: 0.29 }, { code: "NONE", percentOff: 100, productIds: [] }],
    videos: [{ id: "v", title: "V", folderPath: "/a b/ü/c", status: "Ready" }],
  }, { id: "empty", name: "Empty", country: "FR" }],
});

for (const engine of engines) {
  Deno.test(`import of an export is the identity, in every form, on ${engine}`, async (t) => {
    await using db = await testDatabase(engine);
    await importSchoolData({ db, clock }, [demoSchool, odd]);
    const stored = await allRows(db);
    assert.deepEqual(unused(stored), [], "the examples show too little for a test of what comes out again");
    const forms: [string, (open: (name: string) => WriteText) => EntrySink][] = [
      ["one document", (open) => documentSink(open("all.json"))],
      ["JSON Lines", (open) => linesSink(open("all.jsonl"))],
      ["a folder", folderSink],
    ];
    const written = new Map<string, SourceFile[]>();
    for (const [form, sink] of forms) written.set(form, await exported(db, sink));
    for (const [form, sink] of forms) {
      await t.step(form, async () => {
        await clearTables(db);
        await importSchoolData({ db, clock }, written.get(form)!);
        assert.deepEqual(await allRows(db), stored);
        assert.deepEqual(await textsOf(await exported(db, sink)), await textsOf(written.get(form)!));
      });
    }
  });
}

Deno.test("both engines export the same text", { ignore: engines.length < 2 }, async () => {
  const texts = await Promise.all(engines.map(async (engine) => {
    await using db = await testDatabase(engine);
    await importSchoolData({ db, clock }, [odd, demoSchool]);
    return await textsOf(await exported(db, (open) => documentSink(open("all.json"))));
  }));
  assert.deepEqual(texts[0], texts[1]);
});

Deno.test("export writes the schools that are named, and refuses one that is not there", async () => {
  await using db = await testDatabase("pglite");
  await importSchoolData({ db, clock }, [odd]);
  const sink = (open: (name: string) => WriteText) => documentSink(open("all.json"));
  const [text] = await textsOf(await exported(db, sink, ["empty"]));
  assert.deepEqual(JSON.parse(text!).schools.map(({ id }: { id: string }) => id), ["empty"]);
  await assert.rejects(exported(db, sink, ["empty", "south"]), {
    name: "Refusal",
    kind: "not-found",
    message: 'Cannot export the school "south": there is none with this id',
  });
});

Deno.test("a lab attempt that is not over is not exported", async () => {
  await using db = await testDatabase("pglite");
  await importSchoolData({ db, clock }, [odd]);
  await db.query(sql`update lab_attempt_results set status = 'pending'`);
  const [text] = await textsOf(await exported(db, (open) => linesSink(open("all.jsonl"))));
  assert.ok(text!.includes('"ioLabs"') && !text!.includes('"labAttempts"'));
});

Deno.test("a lab attempt that was judged here comes out again, but for its task", async () => {
  await using db = await testDatabase();
  await importSchoolData({ db, clock }, [odd]);
  const random = (length: number) => crypto.getRandomValues(new Uint8Array(length));
  const actor = { schoolId: "odd", keyId: "test", scopes: [] };
  const context = { db, clock, random, actor, judging: { languages, queueLimit: 1 } };
  const source = Uint8Array.of(0, 255);
  const attemptId = await attemptLab(context, { userId: "Z", labId: "f", language: "C", source });
  const token = crypto.randomUUID();
  const { leased } = await finishAndLease(db, null, { token, leaseMs: 60_000 });
  const lease = { taskId: leased!.task_id, token };
  await finishAndLease(db, { lease, result: internalError(clock()) }, null);
  const stored = await allRows(db);
  const files = await exported(db, (open) => documentSink(open("all.json")));
  await clearTables(db);
  await importSchoolData({ db, clock }, files);
  assert.deepEqual((await allRows(db)).lab_attempts, stored.lab_attempts);
  assert.deepEqual(await findAttemptResult(context, attemptId), {
    isRunComplete: true,
    testCases: [{ id: "1", status: "internal-isolate-error" }],
  });
});

async function exported(
  db: Database,
  sink: (open: (name: string) => WriteText) => EntrySink,
  schools: string[] | null = null,
): Promise<SourceFile[]> {
  const texts = new Map<string, string>();
  const open = (name: string): WriteText => {
    texts.set(name, "");
    return (text) => {
      texts.set(name, texts.get(name)! + text);
      return Promise.resolve();
    };
  };
  await exportSchoolData({ db }, schools, sink(open));
  return [...texts].map(([name, text]) => sourceFile(name, text));
}

const textsOf = (files: SourceFile[]) =>
  Promise.all(files.map(async (file) => await new Response(await file.open()).text()));

/** Columns that hold one value alone, or none: whether they come out again nobody sees. */
function unused(tables: Record<string, unknown[]>): string[] {
  return Object.entries(tables).flatMap(([table, rows]) => {
    const columns = Object.keys(rows[0] ?? { "every column": null });
    return columns.filter((column) => {
      const values = rows.map((row) => JSON.stringify((row as Record<string, unknown>)[column]));
      return new Set(values).size < 2 && !(rows.length === 1 && values[0] !== "null");
    }).map((column) => `${table}.${column}`);
  }).filter((name) => !name.endsWith(".school_id") && !seenOnce.includes(name));
}

/** Columns of which the examples have one value, or that are not exported. */
const seenOnce: readonly string[] = [
  "io_labs.compiler_flags",
  "lab_attempts.language",
  "lab_attempt_results.task_id",
];

async function allRows(db: Database): Promise<Record<string, unknown[]>> {
  const rows: Record<string, unknown[]> = {};
  for (const { name, key } of dataTables) {
    const table = await db.query<Record<string, unknown>>(sql`select * from ${identifier(name)}`);
    const sorted = table.map((row) => [JSON.stringify(key.map((column) => row[column])), row] as const);
    rows[name] = sorted.sort(([a], [b]) => a < b ? -1 : 1).map(([, row]) => row);
  }
  return rows;
}
