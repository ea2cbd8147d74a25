import type { Database } from "../db/database.ts";
import type { Log, Scope } from "../domain/context.ts";
import { createKey } from "../domain/keys/create_key.ts";
import { createSchool } from "../domain/schools/create_school.ts";
import { languages } from "../runner/languages/mod.ts";
import type { Operation } from "../routes/_operation.ts";
import { type App, createApp } from "../routes/app.ts";
import { operations } from "../routes/mod.ts";
import { webPages } from "../web/mod.ts";
import { clearTables, type TestDatabase, testDatabase } from "./database.ts";

/** The whole service in this process, on a database of its own: HTTP without a socket. */
export interface TestApp extends AsyncDisposable {
  db: TestDatabase;
  /** What the clock shows; it stands still until a test moves it. */
  now: Date;
  /** Reasons that `/readyz` gives. */
  notReady: string[];
  /** What was logged, in order. */
  logged: { level: keyof Log; message: string; properties: Record<string, unknown> }[];
  /** Answers a request as it came, from that address. */
  answer: App;
  /** Sends any request: a path, and what `fetch` takes. */
  send(path: string, init?: RequestInit & { from?: string }): Promise<Answer>;
  /** Acts with a key: its secret, or null for none. */
  as(secret: string | null): TestCaller;
  /** Makes a key, and its school where there is none yet; gives the secret. */
  key(options?: { school?: string; scopes?: Scope[]; expiresAt?: Date }): Promise<string>;
  /** Empties the database and sets the clock back. */
  reset(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

export interface TestCaller {
  /** Calls an operation with one payload. */
  post(operation: string, payload: unknown, headers?: Record<string, string>): Promise<Answer>;
  /** Calls an operation with a body as it is; strings and bytes go out untouched. */
  send(operation: string, body: unknown, headers?: Record<string, string>): Promise<Answer>;
}

/** An answer, read. */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** The body as JSON; undefined when it is none. */
  body: unknown;
  /** `[0].output` of the body. */
  output: { status: string; data?: unknown; errorMessage?: string };
  /** `[0].output.data`; throws what was refused instead. */
  data(): Record<string, unknown>;
  /** Every `output`, in short: `ok`, or the error's message. */
  outputs(): string[];
}

export interface TestAppOptions {
  /** Others than the service has. */
  operations?: readonly Operation[];
  queueLimit?: number;
  /** `https://lyceum.example` unless given. */
  publicUrl?: string;
  trustedProxies?: readonly string[];
  /** Pages that one address has in a minute; more than any test asks for when absent. */
  pageRate?: number;
  /** Puts something between the app and its database. */
  watch?(db: Database): Database;
  /** An app whose database this one is on as well. */
  beside?: TestApp;
  answerCharactersMax?: number;
}

export const testNow = "2026-02-01T09:30:00Z";

/** Opens the app: `await using app = await testApp()`. */
export async function testApp(options: TestAppOptions = {}): Promise<TestApp> {
  const db = await options.beside?.db.again() ?? await testDatabase();
  const lent = options.watch?.(db) ?? db;
  const logged: TestApp["logged"] = [];
  const note = (level: keyof Log) => (message: string, properties: Record<string, unknown> = {}) => {
    logged.push({ level, message, properties });
  };
  const log: Log = { debug: note("debug"), info: note("info"), warn: note("warn"), error: note("error") };
  const judging = {
    languages: languages,
    queueLimit: options.queueLimit ?? 10_000,
  };
  const random = (length: number) => crypto.getRandomValues(new Uint8Array(length));
  const clock = () => app.now;
  const answer = createApp({
    operations: options.operations ?? operations,
    pages: webPages,
    clock,
    random,
    log,
    lend: () => ({ db: lent, judging, publicUrl: options.publicUrl ?? "https://lyceum.example" }),
    countryHeader: "X-Country",
    notReady: () => app.notReady,
    trustedProxies: options.trustedProxies ?? [],
    pageRate: options.pageRate ?? 1_000_000,
    checkAnswers: true,
    answerCharactersMax: options.answerCharactersMax,
  });
  const send: TestApp["send"] = async (path, { from = "203.0.113.5", ...init } = {}) => {
    const request = new Request(new URL(path, "http://lyceum.test"), init);
    return await read(await answer(request, from));
  };
  const app: TestApp = {
    db,
    now: new Date(testNow),
    notReady: [],
    logged,
    answer,
    send,
    as: (secret) => {
      const caller: TestCaller = {
        post: (operation, payload, headers) => caller.send(operation, { data: [{ data: payload }] }, headers),
        send: (operation, body, headers) =>
          send(`/public/${operation}`, {
            method: "POST",
            headers: {
              "Content-Type": "application/json",
              ...(secret === null ? {} : { "SERVICE-API-KEY": secret }),
              ...headers,
            },
            body: typeof body === "string" || body instanceof Uint8Array
              ? body as Uint8Array<ArrayBuffer>
              : JSON.stringify(body),
          }),
      };
      return caller;
    },
    async key({ school = "north", scopes, expiresAt } = {}) {
      const context = { db, clock, random };
      await createSchool(context, { id: school, name: school, country: "IN" }).catch(() => {});
      const { secret } = await createKey(context, { schoolId: school, name: "test", scopes, expiresAt });
      return secret;
    },
    async reset() {
      await clearTables(db);
      app.now = new Date(testNow);
      app.notReady = [];
      logged.length = 0;
    },
    [Symbol.asyncDispose]: async () => await db[Symbol.asyncDispose](),
  };
  return app;
}

async function read(response: Response): Promise<Answer> {
  const text = await response.text();
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    body = undefined;
  }
  const outputs = Array.isArray(body) ? body.map((element) => element.output as Answer["output"]) : [];
  const output = outputs[0] ?? { status: "none" };
  return {
    status: response.status,
    headers: response.headers,
    text,
    body,
    output,
    data() {
      if (output.status !== "ok") throw new Error(`HTTP ${response.status}: ${output.errorMessage ?? text}`);
      return output.data as Record<string, unknown>;
    },
    outputs: () => outputs.map(({ status, errorMessage }) => errorMessage ?? status),
  };
}
