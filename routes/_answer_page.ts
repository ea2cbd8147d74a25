import { Problem } from "./_problem.ts";
import type { Page, Visit } from "./_router.ts";

/** Lets a page answer. Throws a {@link Problem} for another method than GET and HEAD. */
export async function answerPage(
  page: Page,
  request: Request,
  visit: Visit,
  headers: Headers,
): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") {
    throw new Problem(
      405,
      "malformed-request",
      `${page.path} must be read with GET, but got ${request.method}`,
      { Allow: "GET, HEAD" },
    );
  }
  const response = await page.respond(request, visit);
  headers.forEach((value, name) => response.headers.set(name, value));
  return response;
}
