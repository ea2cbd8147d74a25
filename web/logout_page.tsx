import { logOut } from "../domain/sessions/log_out.ts";
import { LogOutForm } from "./_learner_page.tsx";
import { htmlPage } from "./_html_page.tsx";
import { noSessionCookie, sessionTokenOf } from "./_session_cookie.ts";

/**
 * Logging out: a POST ends the session, whatever else is sent; a GET only offers it. Another site's form comes without the
 * cookie, which is `SameSite=Lax`, so it ends nothing, and the cookie is not touched.
 */
export const logoutPage = htmlPage("/logout", async ({ request, context }) => {
  const token = sessionTokenOf(context, request);
  if (request.method !== "POST") return { title: "Log out", body: <LogOutForm /> };
  if (token !== null) await logOut(context, token);
  return {
    title: "You are logged out",
    headers: token === null ? undefined : { "Set-Cookie": noSessionCookie(context) },
    body: <p>Goodbye. Your school's site brings you back.</p>,
  };
}, { takesPost: true });
