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
