import type { Operation } from "./_operation.ts";

/** Something that is not an operation: a page, a document, a state. Answers GET and HEAD. */
export interface Page {
  path: string;
  respond(request: Request): Response | Promise<Response>;
}

/** Finds what stands at a path. */
export type Router = (path: string) => Operation | Page | undefined;

/** Path under which operations stand. */
export const publicPath = "/public/";

export function createRouter(operations: readonly Operation[], pages: readonly Page[]): Router {
  const table = new Map<string, Operation | Page>();
  for (const operation of operations) add(table, publicPath + operation.name, operation);
  for (const page of pages) add(table, page.path, page);
  return (path) => table.get(path);
}

export function isOperation(found: Operation | Page): found is Operation {
  return "payload" in found;
}

function add(table: Map<string, Operation | Page>, path: string, what: Operation | Page): void {
  if (table.has(path)) throw new Error(`two things stand at ${path}`);
  table.set(path, what);
}
