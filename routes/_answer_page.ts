import { Problem } from "./_problem.ts";
import type { Page, Visit } from "./_router.ts";

/** Lets a page answer. Throws a {@link Problem} for a method that it does not answer. */
export async function answerPage(
  page: Page,
  request: Request,
  visit: Visit,
  headers: Headers,
): Promise<Response> {
  const methods = page.takesPost ? ["GET", "HEAD", "POST"] : ["GET", "HEAD"];
  if (!methods.includes(request.method)) {
    throw new Problem(
      405,
      "malformed-request",
      `${page.path} must be read with GET, but got ${request.method}`,
      { Allow: methods.join(", ") },
    );
  }
  const response = await page.respond(request, visit);
  headers.forEach((value, name) => response.headers.set(name, value));
  return response;
}
