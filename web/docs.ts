import swaggerUi from "swagger-ui-dist/package.json" with { type: "json" };
import type { WebPage } from "./page.ts";

/** The API reference: Swagger UI over `/openapi.json`, all of it from this service, so that it works without internet. */
export const docsPages: readonly WebPage[] = [
  { path: "/docs", respond: () => text(page, "text/html; charset=utf-8") },
  { path: "/docs/start.js", respond: () => text(start, "text/javascript; charset=utf-8") },
  asset("swagger-ui.css", "text/css; charset=utf-8"),
  asset("swagger-ui-bundle.js", "text/javascript; charset=utf-8"),
  asset("favicon-32x32.png", "image/png"),
];

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Lyceum API</title>
<link rel="icon" href="/docs/favicon-32x32.png">
<link rel="stylesheet" href="/docs/swagger-ui.css">
</head>
<body>
<div id="reference"></div>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>
`;

// `validatorUrl: null`: otherwise the viewer would ask a service on the internet.
const start = `SwaggerUIBundle({
  url: "/openapi.json",
  dom_id: "#reference",
  deepLinking: true,
  defaultModelsExpandDepth: 0,
  validatorUrl: null,
});
`;

// Everything comes from this service, and nothing may be written into the page itself.
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

function text(body: string, type: string): Response {
  return new Response(body, {
    headers: {
      "Content-Type": type,
      "Content-Security-Policy": policy,
      "Referrer-Policy": "no-referrer",
      "Cache-Control": "no-cache",
    },
  });
}

/** A file of the npm package, wherever it is kept: a cache, or the one binary. */
function asset(name: string, type: string): WebPage {
  const file = new URL(name, import.meta.resolve("swagger-ui-dist"));
  const tag = `"${swaggerUi.version}"`;
  return {
    path: `/docs/${name}`,
    async respond(request) {
      const headers = { "Content-Type": type, "Cache-Control": "no-cache", ETag: tag };
      // A server that compresses on the way out marks the tag as weak.
      if (request.headers.get("If-None-Match")?.replace(/^W\//, "") === tag) {
        return new Response(null, { status: 304, headers });
      }
      return new Response(await Deno.readFile(file), { headers });
    },
  };
}
