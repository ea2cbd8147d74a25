import { captionsPage } from "./captions.ts";
import { checkoutPage } from "./checkout_page.tsx";
import { coursePage } from "./course_page.tsx";
import { coursesPage } from "./courses_page.tsx";
import { dashboardPage } from "./dashboard_page.tsx";
import { docsPages } from "./docs.ts";
import { loginPage } from "./login_page.tsx";
import { logoutPage } from "./logout_page.tsx";
import type { WebPage } from "./page.ts";
import { passwordPage } from "./password_page.tsx";
import { productPage } from "./product_page.tsx";
import { profilePage } from "./profile_page.tsx";
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
  loginPage,
  passwordPage,
  logoutPage,
  dashboardPage,
  coursesPage,
  profilePage,
];
