/** What a browser sees at one path. Answers GET; the server answers HEAD from it. */
export interface WebPage {
  path: string;
  respond(request: Request): Response | Promise<Response>;
}
