import type { Context } from "../domain/context.ts";

/** What a browser sees at one path. */
export interface WebPage {
  /** `/docs`, or with parts that may be anything: `/schools/:school/courses/:slug`. */
  path: string;
  /** Whether it answers POST beside GET and HEAD. */
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
