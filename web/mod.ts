import { captionsPage } from "./captions.ts";
import { docsPages } from "./docs.ts";
import type { WebPage } from "./page.ts";

/** Every page that a browser sees. */
export const webPages: readonly WebPage[] = [
  ...["/", "/docs/"].map((path) => ({
    path,
    respond: () => new Response(null, { status: 302, headers: { Location: "/docs" } }),
  })),
  ...docsPages,
  captionsPage,
];
