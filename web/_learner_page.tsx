import type { Child } from "hono/jsx";
import type { Context } from "../domain/context.ts";
import { findSession, type Session } from "../domain/sessions/find_session.ts";
import { type HtmlAnswer, htmlPage } from "./_html_page.tsx";
import { sessionTokenOf } from "./_session_cookie.ts";
import type { WebPage } from "./page.ts";

/** A page of who is logged in. Whoever is not is told so. */
export function learnerPage(
  path: string,
  make: (context: Context, session: Session) => Promise<{ title: string; body: Child }>,
): WebPage {
  return htmlPage(path, async ({ request, context }) => {
    const session = await findSession(context, sessionTokenOf(context, request));
    if (session === null) return notLoggedIn;
    const { title, body } = await make(context, session);
    return {
      title,
      school: session.school,
      headers: { "X-Robots-Tag": "noindex" },
      body: (
        <>
          <nav>
            <a href="/dashboard">Dashboard</a> <a href="/courses">Courses</a> <a href="/profile">Profile</a>
          </nav>
          {body}
          <LogOutForm />
        </>
      ),
    };
  });
}

/** For every page of who is logged in. */
export function LogOutForm() {
  return (
    <form method="post" action="/logout">
      <button type="submit">Log out</button>
    </form>
  );
}

const notLoggedIn: HtmlAnswer = {
  title: "You are not logged in",
  status: 403,
  headers: { "X-Robots-Tag": "noindex" },
  body: <p>Your session is over, or never began. Please come back from your school's site.</p>,
};
