import { configureSync, getJsonLinesFormatter, getLogger, type LogRecord } from "@logtape/logtape";
import { getPrettyFormatter } from "@logtape/pretty";
import type { Config } from "../config.ts";
import type { Log } from "../domain/context.ts";

/**
 * Starts the log: one JSON object a line on standard error, or lines for people where that is a terminal. What is meant
 * for people to read or pipe goes to standard output instead.
 */
export function createLog({ logFormat, logLevel }: Pick<Config, "logFormat" | "logLevel">): Log {
  const isPretty = logFormat === "pretty" || (logFormat === "auto" && Deno.stderr.isTerminal());
  const format = isPretty
    ? getPrettyFormatter({
      colors: Deno.stderr.isTerminal() && !Deno.noColor,
      properties: true,
      timestamp: "time",
      icons: false,
      wordWrap: false,
    })
    : getJsonLinesFormatter({ properties: "flatten" });
  configureSync({
    reset: true,
    sinks: { stderr: (record: LogRecord) => write(format(record)) },
    loggers: [
      { category: ["logtape", "meta"], lowestLevel: "warning", sinks: ["stderr"] },
      { category: [], lowestLevel: logLevel === "warn" ? "warning" : logLevel, sinks: ["stderr"] },
    ],
  });
  const logger = getLogger("lyceum");
  return {
    debug: (message, properties) => logger.debug(verbatim(message), plain(properties)),
    info: (message, properties) => logger.info(verbatim(message), plain(properties)),
    warn: (message, properties) => logger.warn(verbatim(message), plain(properties)),
    error: (message, properties) => logger.error(verbatim(message), plain(properties)),
  };
}

/** Braces would be read as places for properties. */
function verbatim(message: string): string {
  return /[{}]/.test(message) ? message.replaceAll(/[{}]/g, "$&$&") : message;
}

/** Errors become their stack and those of their causes. */
function plain(properties: Record<string, unknown> = {}): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties).map((
      [name, value],
    ) => [name, value instanceof Error ? stackOf(value) : value]),
  );
}

function stackOf(error: Error): string {
  const stacks: string[] = [];
  for (let cause: unknown = error; cause !== undefined && stacks.length < 5;) {
    stacks.push(cause instanceof Error ? cause.stack ?? String(cause) : String(cause));
    cause = cause instanceof Error ? cause.cause : undefined;
  }
  return stacks.join("\ncaused by: ");
}

const encoder = new TextEncoder();

function write(text: string): void {
  let bytes = encoder.encode(text);
  while (bytes.length > 0) bytes = bytes.subarray(Deno.stderr.writeSync(bytes));
}
