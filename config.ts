import ipaddr from "ipaddr.js";
import Type, { type Static, type TSchema } from "typebox";
import Value from "typebox/value";

/** The variables that Lyceum reads, what each allows, and what applies when it is absent or empty. */
export const Environment = Type.Object({
  PORT: Type.Integer({
    minimum: 0,
    maximum: 65535,
    default: 8000,
    allowed: "an integer from 0 to 65535",
    description: "port to listen on; 0 picks one",
  }),
  HOST: Type.String({
    minLength: 1,
    default: "127.0.0.1",
    allowed: "an address",
    description: "address to listen on",
  }),
  DATA_DIR: Type.String({
    minLength: 1,
    default: "./data",
    allowed: "a folder",
    description: "folder of the embedded database",
  }),
  DATABASE_URL: Type.Optional(Type.String({
    pattern: "^postgres(ql)?://",
    allowed: "an address that begins with postgres:// or postgresql://",
    description: "PostgreSQL to use instead of the embedded database",
  })),
  WORKERS: Type.Optional(Type.Integer({
    minimum: 0,
    maximum: 256,
    allowed: "an integer from 0 to 256",
    description: "submissions judged at once by this process, 0 for none; the number of cores unless set",
  })),
  RESULT_RETENTION_DAYS: Type.Integer({
    minimum: 1,
    maximum: 3650,
    default: 7,
    allowed: "an integer from 1 to 3650",
    description: "days that results are kept",
  }),
  QUEUE_LIMIT: Type.Integer({
    minimum: 1,
    maximum: 10_000_000,
    default: 10_000,
    allowed: "an integer from 1 to 10000000",
    description: "submissions of one school that may wait at once",
  }),
  COMPILE_CACHE_MB: Type.Integer({
    minimum: 0,
    maximum: 1_000_000,
    default: 512,
    allowed: "an integer from 0 to 1000000",
    description: "compiled programs kept in the database, in MB; 0 for none",
  }),
  METRICS_PORT: Type.Optional(Type.Integer({
    minimum: 1,
    maximum: 65535,
    allowed: "an integer from 1 to 65535",
    description: "port of HOST for figures at /metrics, for Prometheus and without a key; none unless set",
  })),
  PUBLIC_URL: Type.Optional(Type.String({
    pattern: "^https?://[^\\s/?#]+/?$",
    allowed: "an address that begins with http:// or https:// and has no path",
    description: "address of this service as its clients know it, for links; where it listens unless set",
  })),
  COUNTRY_HEADER: Type.Optional(Type.String({
    pattern: "^[A-Za-z0-9-]{1,100}$",
    allowed: "the name of a header, as CF-IPCountry",
    description: "header in which a proxy tells the client's country; none unless set",
  })),
  TRUSTED_PROXIES: Type.Array(Type.String(), {
    default: [],
    allowed: "IP addresses or networks like 10.0.0.0/8, separated by commas",
    description: "proxies, separated by commas, whose X-Forwarded-For is believed",
  }),
  PAGE_RATE: Type.Integer({
    minimum: 1,
    maximum: 1_000_000,
    default: 600,
    allowed: "an integer from 1 to 1000000",
    description: "pages and captions that one client address may ask for in a minute",
  }),
  CALLBACK_ALLOW_PRIVATE: Type.Boolean({
    default: false,
    allowed: "true or false",
    description: "whether callbacks may go to private addresses",
  }),
  SMTP_URL: Type.Optional(Type.String({
    pattern: "^smtps?://[^\\s/?#]+/?(\\?[^\\s#]*)?$",
    allowed: "an address like smtp://user:password@host:587, or smtps:// for TLS from the start",
    description: "mail server that mails are handed to; without it they wait",
  })),
  MAIL_FROM: Type.Optional(Type.String({
    maxLength: 254,
    format: "email",
    allowed: "an e-mail address",
    description: "address that mails come from; needed with SMTP_URL",
  })),
  LOG_FORMAT: Type.Enum(["auto", "json", "pretty"], {
    default: "auto",
    allowed: "auto, json or pretty",
    description: "form of the log; auto is pretty on a terminal and json elsewhere",
  }),
  LOG_LEVEL: Type.Enum(["debug", "info", "warn", "error"], {
    default: "info",
    allowed: "debug, info, warn or error",
    description: "least level that is logged",
  }),
});

export interface Config {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  workers: number;
  resultRetentionDays: number;
  queueLimit: number;
  compileCacheMb: number;
  /** Undefined for no metrics. */
  metricsPort: number | undefined;
  /** Without a slash at the end; undefined for where it listens. */
  publicUrl: string | undefined;
  /** Undefined for none. */
  countryHeader: string | undefined;
  trustedProxies: readonly string[];
  pageRate: number;
  callbackAllowPrivate: boolean;
  /** The mail server, and the address that mails come from; null for none. */
  smtp: { url: string; from: string } | null;
  logFormat: "auto" | "json" | "pretty";
  logLevel: "debug" | "info" | "warn" | "error";
}

/** The environment holds values that Lyceum cannot use: one sentence a variable. */
export class ConfigError extends Error {
  override name = "ConfigError";
  constructor(readonly sentences: readonly string[]) {
    super(sentences.join("\n"));
  }
}

// TypeBox keeps what else a schema says at run time, but not in its type.
const variables = Object.entries(Environment.properties) as unknown as [string, Variable & TSchema][];

interface Variable {
  type?: string;
  default?: unknown;
  /** What may be given, for the sentence of a wrong one. */
  allowed: string;
  description: string;
}

/** Makes the configuration from the environment. Throws one {@link ConfigError} for all that is wrong. */
export function readConfig(environment: Record<string, string | undefined>, cores: number): Config {
  const values: Record<string, unknown> = {};
  const wrong: string[] = [];
  for (const [name, variable] of variables) {
    const text = environment[name]?.trim();
    const value = text ? parse(text, variable) : variable.default;
    if (value === undefined) continue;
    values[name] = value;
    if (!Value.Check(variable, value) || (name === "TRUSTED_PROXIES" && !areNetworks(value))) {
      wrong.push(sentence(name, variable.allowed, text!));
    }
  }
  if (values.SMTP_URL !== undefined && values.MAIL_FROM === undefined) {
    wrong.push("Cannot use SMTP_URL alone: MAIL_FROM must say which address mails come from");
  }
  if (wrong.length > 0) throw new ConfigError(wrong);
  const read = values as Static<typeof Environment>;
  return {
    port: read.PORT,
    host: read.HOST,
    dataDir: read.DATA_DIR,
    databaseUrl: read.DATABASE_URL,
    workers: read.WORKERS ?? cores,
    resultRetentionDays: read.RESULT_RETENTION_DAYS,
    queueLimit: read.QUEUE_LIMIT,
    compileCacheMb: read.COMPILE_CACHE_MB,
    metricsPort: read.METRICS_PORT,
    publicUrl: read.PUBLIC_URL?.replace(/\/$/, ""),
    countryHeader: read.COUNTRY_HEADER,
    trustedProxies: read.TRUSTED_PROXIES,
    pageRate: read.PAGE_RATE,
    callbackAllowPrivate: read.CALLBACK_ALLOW_PRIVATE,
    smtp: read.SMTP_URL !== undefined && read.MAIL_FROM !== undefined
      ? { url: read.SMTP_URL, from: read.MAIL_FROM }
      : null,
    logFormat: read.LOG_FORMAT,
    logLevel: read.LOG_LEVEL,
  };
}

/** Text for `--help`: one line a variable. */
export function describeEnvironment(): string {
  return variables.map(([name, variable]) => {
    const hasDefault = variable.default !== undefined && !Array.isArray(variable.default);
    return `  ${name.padEnd(23)} ${variable.description}${hasDefault ? ` (${variable.default})` : ""}`;
  }).join("\n");
}

/** Gives the text itself where it does not read as the type, for the validator to refuse. */
function parse(text: string, variable: Variable): unknown {
  switch (variable.type) {
    case "integer":
      return /^\d{1,15}$/.test(text) ? Number(text) : text;
    case "boolean":
      return text === "true" ? true : text === "false" ? false : text;
    case "array":
      return text.split(",").map((part) => part.trim()).filter((part) => part !== "");
    default:
      return text;
  }
}

/** An address may hold a password, so a wrong one is not shown. */
function sentence(name: string, allowed: string, came: string): string {
  const shown = name.endsWith("_URL") ? "the given value" : JSON.stringify(came);
  return `Cannot use ${shown} for ${name}: it must be ${allowed}`;
}

function areNetworks(values: unknown): boolean {
  return Array.isArray(values) &&
    values.every((text) =>
      ipaddr.isValidCIDR(text) || ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text)
    );
}
