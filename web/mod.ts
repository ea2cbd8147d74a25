import { captionsPage } from "./captions.ts";
import { checkoutPage } from "./checkout_page.tsx";
import { coursePage } from "./course_page.tsx";
import { docsPages } from "./docs.ts";
import type { WebPage } from "./page.ts";
import { productPage } from "./product_page.tsx";
import { stylePage } from "./style.ts";

/** Every page that a browser sees. */
export const webPages: readonly WebPage[] = [
  ...["/", "/docs/"].map((path) => ({
    path,
    respond: () => new Response(null, { status: 302, headers: { Location: "/docs" } }),
  })),
  ...docsPages,
  captionsPage,
  stylePage,
  coursePage,
  productPage,
  checkoutPage,
];
