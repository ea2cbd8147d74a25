import { host } from "./host.js";
import { inspect } from "./inspect.js";

/** Texts of the program's files by name, to show the line where an error was made. */
export const sources = new Map();

/** What Node prints when nobody catches an error: the line, a caret, and the error with its stack. */
export function sayUncaught(error) {
  if (error instanceof Error) {
    say(`${sourceLine(error)}${inspect(error)}\n`);
  } else {
    say(
      `Uncaught:\n${
        inspect(error)
      }\n(Use \`node --trace-uncaught ...\` to show where the exception was thrown)\n`,
    );
  }
}

export function sayUnhandled(reason) {
  if (reason instanceof Error) return sayUncaught(reason);
  say(
    "[UnhandledPromiseRejection: This error originated either by throwing inside of an async function without a catch " +
      "block, or by rejecting a promise which was not handled with .catch(). The promise rejected with the reason " +
      `"${
        typeof reason === "string" ? reason : inspect(reason)
      }".] {\n  code: 'ERR_UNHANDLED_REJECTION'\n}\n`,
  );
}

/** A syntax error, with its place and its line. */
export function saySyntaxError(error, name) {
  const place = /([^\s()]+):(\d+):(\d+)\)?\s*$/m.exec(error.stack ?? "");
  const line = place === null ? "" : shownLine(name, Number(place[2]), Number(place[3]));
  say(`${line}${error.name}: ${error.message}\n`);
}

function say(text) {
  host.writeText(2, `${text}\nNode.js v20.20.2\n`);
}

function sourceLine(error) {
  const place = /\(?(\/[^\s():]*):(\d+):(\d+)\)?$/m.exec(error.stack ?? "");
  return place === null ? "" : shownLine(place[1], Number(place[2]), Number(place[3]));
}

function shownLine(name, line, column) {
  const text = sources.get(name)?.split("\n")[line - 1];
  if (text === undefined) return `${name}:${line}\n`;
  const cut = text.slice(0, 200);
  return `${name}:${line}\n${cut}\n${" ".repeat(Math.min(Math.max(0, column - 1), 200))}^\n\n`;
}
