import { nestsDeeperThan } from "./_depth.ts";
import { Problem } from "./_problem.ts";
import { shown } from "../domain/schema_words/shown.ts";

/** Limits of decision 6. */
export const bodyBytesMax = 33_554_432;
export const depthMax = 32;

/** Reads a body as bytes, never holding more than the limit. Throws a {@link Problem} for 413 and 415. */
export async function readBody(request: Request): Promise<Uint8Array> {
  checkContentType(request.headers);
  const length = request.headers.get("Content-Length");
  if (Number(length) > bodyBytesMax) throw tooLarge(`${length} bytes`);
  try {
    // HTTP ends a body at the length that was told. Reading it at once costs a fraction of taking it in pieces.
    const body = length === null ? await readPieces(request) : await request.bytes();
    if (body.length > bodyBytesMax) throw tooLarge("more");
    return body;
  } catch (error) {
    // A caller who went away in the middle is nobody's fault.
    throw error instanceof Problem ? error : malformed("the body must come whole, but broke off");
  }
}

/** Reads a body that may go on for ever, up to a little more than the limit. */
async function readPieces(request: Request): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop early cancels the stream: what is too much is not read.
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    chunks.push(chunk);
    if (size > bodyBytesMax) break;
  }
  if (chunks.length === 1) return chunks[0]!;
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

/** Parses bytes as JSON. Throws a {@link Problem} for what is not UTF-8, not JSON, or nested too deep. */
export function parseJson(bytes: Uint8Array): unknown {
  if (nestsDeeperThan(bytes, depthMax)) {
    throw malformed(`the body may nest arrays and objects ${depthMax} deep, but goes deeper`);
  }
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw malformed("the body must be UTF-8, but holds bytes that are not");
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw malformed(`the body must be JSON, but does not parse: ${(error as Error).message}`);
  }
}

function checkContentType(headers: Headers): void {
  const type = headers.get("Content-Type");
  const [essence, ...parameters] = (type ?? "").split(";").map((part) => part.trim().toLowerCase());
  const charset = parameters.find((parameter) => parameter.startsWith("charset="))?.slice(8).replaceAll(
    '"',
    "",
  );
  if (essence !== "application/json" || (charset !== undefined && charset !== "utf-8")) {
    throw notJson(`Content-Type must be application/json, in UTF-8, but got ${shown(type ?? undefined)}`);
  }
  const encoding = headers.get("Content-Encoding");
  if (encoding !== null && encoding.trim().toLowerCase() !== "identity") {
    throw notJson(`the body must come without Content-Encoding, but got ${shown(encoding)}`);
  }
}

function tooLarge(came: string): Problem {
  return new Problem(
    413,
    "payload-too-large",
    `the body may have ${bodyBytesMax} bytes (32 MiB), but got ${came}`,
    { Connection: "close" },
  );
}

function notJson(sentence: string): Problem {
  return new Problem(415, "malformed-request", sentence);
}

function malformed(sentence: string): Problem {
  return new Problem(400, "malformed-request", sentence);
}
