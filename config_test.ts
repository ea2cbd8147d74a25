import assert from "node:assert/strict";
import { ConfigError, describeEnvironment, Environment, readConfig } from "./config.ts";

Deno.test("readConfig gives the defaults for an empty environment", () => {
  assert.deepEqual(readConfig({ PORT: "", HOST: "  " }, 8), {
    port: 8000,
    host: "127.0.0.1",
    dataDir: "./data",
    databaseUrl: undefined,
    workers: 8,
    resultRetentionDays: 7,
    queueLimit: 10_000,
    compileCacheMb: 512,
    metricsPort: undefined,
    publicUrl: undefined,
    countryHeader: undefined,
    trustedProxies: [],
    pageRate: 600,
    callbackAllowPrivate: false,
    smtp: null,
    logFormat: "auto",
    logLevel: "info",
  });
});

Deno.test("readConfig reads every variable", () => {
  const config = readConfig({
    PORT: "0",
    HOST: "::",
    DATA_DIR: "/var/lib/lyceum",
    DATABASE_URL: "postgres://lyceum:secret@db/lyceum",
    WORKERS: "0",
    RESULT_RETENTION_DAYS: "30",
    QUEUE_LIMIT: "5",
    COMPILE_CACHE_MB: "0",
    METRICS_PORT: "9464",
    PUBLIC_URL: "https://school.example/",
    COUNTRY_HEADER: "CF-IPCountry",
    TRUSTED_PROXIES: "10.0.0.0/8, ::1",
    PAGE_RATE: "60",
    CALLBACK_ALLOW_PRIVATE: "true",
    SMTP_URL: "smtps://us:p%40ss@mail.example:465",
    MAIL_FROM: "school@lyceum.example",
    LOG_FORMAT: "json",
    LOG_LEVEL: "debug",
  }, 8);
  assert.deepEqual(config, {
    port: 0,
    host: "::",
    dataDir: "/var/lib/lyceum",
    databaseUrl: "postgres://lyceum:secret@db/lyceum",
    workers: 0,
    resultRetentionDays: 30,
    queueLimit: 5,
    compileCacheMb: 0,
    metricsPort: 9_464,
    publicUrl: "https://school.example",
    countryHeader: "CF-IPCountry",
    trustedProxies: ["10.0.0.0/8", "::1"],
    pageRate: 60,
    callbackAllowPrivate: true,
    smtp: { url: "smtps://us:p%40ss@mail.example:465", from: "school@lyceum.example" },
    logFormat: "json",
    logLevel: "debug",
  });
});

Deno.test("readConfig says all that is wrong at once, and shows no password", () => {
  assert.throws(
    () =>
      readConfig({
        PORT: "80a",
        DATABASE_URL: "mysql://root:secret@db",
        WORKERS: "-1",
        RESULT_RETENTION_DAYS: "0",
        QUEUE_LIMIT: "1.5",
        TRUSTED_PROXIES: "10.0.0.0/8, example.org",
        CALLBACK_ALLOW_PRIVATE: "yes",
        LOG_FORMAT: "xml",
        LOG_LEVEL: "loud",
      }, 2),
    (error: ConfigError) => {
      assert.deepEqual([...error.sentences].sort(), [
        'Cannot use "-1" for WORKERS: it must be an integer from 0 to 256',
        'Cannot use "0" for RESULT_RETENTION_DAYS: it must be an integer from 1 to 3650',
        'Cannot use "1.5" for QUEUE_LIMIT: it must be an integer from 1 to 10000000',
        'Cannot use "10.0.0.0/8, example.org" for TRUSTED_PROXIES: it must be IP addresses or networks like 10.0.0.0/8, separated by commas',
        'Cannot use "80a" for PORT: it must be an integer from 0 to 65535',
        'Cannot use "loud" for LOG_LEVEL: it must be debug, info, warn or error',
        'Cannot use "xml" for LOG_FORMAT: it must be auto, json or pretty',
        'Cannot use "yes" for CALLBACK_ALLOW_PRIVATE: it must be true or false',
        "Cannot use the given value for DATABASE_URL: it must be an address that begins with postgres:// or postgresql://",
      ]);
      return error instanceof ConfigError;
    },
  );
});

Deno.test("describeEnvironment has a line for every variable", () => {
  const lines = describeEnvironment().split("\n");
  assert.deepEqual(lines.map((line) => line.trim().split(" ")[0]), Object.keys(Environment.properties));
  assert.ok(lines.every((line) => !line.includes("undefined")));
});

Deno.test("readConfig wants to know whose address mails come from, and shows no mail server's password", () => {
  const wrong = (environment: Record<string, string>) => {
    try {
      return readConfig(environment, 1).smtp;
    } catch (error) {
      return (error as ConfigError).sentences;
    }
  };
  const SMTP_URL = "smtp://us:secret@mail.example:587";
  assert.deepEqual(wrong({ SMTP_URL }), [
    "Cannot use SMTP_URL alone: MAIL_FROM must say which address mails come from",
  ]);
  assert.deepEqual(wrong({ SMTP_URL, MAIL_FROM: "Lyceum" }), [
    'Cannot use "Lyceum" for MAIL_FROM: it must be an e-mail address',
  ]);
  assert.deepEqual(wrong({ SMTP_URL: "mail.example:secret", MAIL_FROM: "a@b.example" }), [
    "Cannot use the given value for SMTP_URL: it must be an address like smtp://user:password@host:587, " +
    "or smtps:// for TLS from the start",
  ]);
  assert.equal(wrong({ MAIL_FROM: "a@b.example" }), null);
  const strict = { url: `${SMTP_URL}?requireTLS=true`, from: "a@b.example" };
  assert.deepEqual(wrong({ SMTP_URL: strict.url, MAIL_FROM: strict.from }), strict);
});
