import type { Context } from "../domain/context.ts";
import type { Operation } from "./_operation.ts";

/** Something that is not an operation: a page, a document, a state. Answers GET and HEAD. */
export interface Page {
  /** `/docs`, or with parts that may be anything: `/schools/:school/courses/:slug`. */
  path: string;
  /** Whether it answers POST as well. */
  takesPost?: boolean;
  respond(request: Request, visit: Visit): Response | Promise<Response>;
}

/** What a page is told beside the request. */
export interface Visit {
  /** The parts of the path that may be anything, decoded, by their names. */
  parts: Readonly<Record<string, string>>;
  /** What verbs are lent, as nobody; null as long as the database is not open. */
  context: Context | null;
  /**
   * Counts this request by its client's address, among those for all pages, or among `few` of a kind. For whatever asks
   * the database.
   *
   * @returns the seconds to wait when there were too many in this minute, else null; the answer's headers say so by themselves
   */
  admit(few?: { kind: string; rate: number }): Promise<number | null>;
}

/** Finds what stands at a path, and what the parts of the path are. */
export type Router = (path: string) => Found | undefined;

export interface Found {
  what: Operation | Page;
  parts: Visit["parts"];
}

/** Path under which operations stand. */
export const publicPath = "/public/";

export function createRouter(operations: readonly Operation[], pages: readonly Page[]): Router {
  const table = new Map<string, Operation | Page>();
  const patterns: { pattern: URLPattern; page: Page }[] = [];
  for (const operation of operations) add(table, publicPath + operation.name, operation);
  for (const page of pages) {
    add(table, page.path, page);
    if (page.path.includes(":")) patterns.push({ pattern: new URLPattern({ pathname: page.path }), page });
  }
  return (path) => {
    const what = table.get(path);
    if (what !== undefined) return { what, parts: {} };
    for (const { pattern, page } of patterns) {
      const parts = decoded(pattern.exec({ pathname: path })?.pathname.groups);
      if (parts !== undefined) return { what: page, parts };
    }
    return undefined;
  };
}

export function isOperation(found: Operation | Page): found is Operation {
  return "payload" in found;
}

/** Undefined also for what no browser sends: a part that is not UTF-8 under its percent signs, or holds a NUL. */
function decoded(groups: Record<string, string | undefined> | undefined): Visit["parts"] | undefined {
  if (groups === undefined) return undefined;
  try {
    const parts = Object.entries(groups).map(([name, part]) =>
      [name, decodeURIComponent(part ?? "")] as const
    );
    return parts.some(([, part]) => part.includes("\0")) ? undefined : Object.fromEntries(parts);
  } catch {
    return undefined;
  }
}

function add(table: Map<string, Operation | Page>, path: string, what: Operation | Page): void {
  if (table.has(path)) throw new Error(`two things stand at ${path}`);
  table.set(path, what);
}
