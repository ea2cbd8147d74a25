import { findShownSchool } from "../domain/schools/find_shown_school.ts";
import type { ShownSchool } from "../domain/schools/shown_school.ts";
import { logIn } from "../domain/sessions/log_in.ts";
import { type HtmlAnswer, htmlPage, tooMany } from "./_html_page.tsx";
import { sessionCookie, sessionTokenOf } from "./_session_cookie.ts";

/** Tries of all accounts together that one client address has in a minute: each costs the service some work. */
const tries = { kind: "logins", rate: 20 };

const tried = "Many passwords were tried";

/** Room for an e-mail and a password of the greatest length, however they are spelled. */
const formBytesMax = 8_192;

/** Where the users of a school log in who have a password. */
export const passwordPage = htmlPage("/schools/:school/login", async ({ parts, request, context, admit }) => {
  const school = await findShownSchool(context, parts.school!);
  if (request.method !== "POST") return form(school, {});
  // Nobody else's page logs a browser in: its user would not know as whom.
  const site = request.headers.get("Sec-Fetch-Site") ?? "same-origin";
  if (site !== "same-origin" && site !== "none") return form(school, { status: 403 });
  const typed = await typedIn(request);
  if (typed === null) return form(school, { status: 400 });
  const waitSeconds = await admit(tries);
  if (waitSeconds !== null) return tooMany(waitSeconds, tried);
  const login = await logIn(context, parts.school!, typed, sessionTokenOf(context, request));
  switch (login.kind) {
    case "too-many":
      return {
        ...tooMany(login.waitSeconds, tried),
        headers: { "Retry-After": String(login.waitSeconds) },
      };
    case "wrong":
      return form(school, {
        status: 403,
        email: typed.email,
        problem: "This e-mail and password do not go together.",
      });
    case "logged-in":
      return {
        title: "You are logged in",
        status: 303,
        headers: {
          "Location": "/dashboard",
          "Set-Cookie": sessionCookie(context, login.sessionToken, login.sessionSeconds),
        },
        body: <a href="/dashboard">Go on</a>,
      };
  }
}, { takesPost: true });

/** What was typed into the form; null for a body that no form of ours sends. */
async function typedIn(request: Request): Promise<{ email: string; password: string } | null> {
  const length = Number(request.headers.get("Content-Length") ?? Infinity);
  const isForm = request.headers.get("Content-Type")?.startsWith("application/x-www-form-urlencoded");
  if (!isForm || !(length <= formBytesMax)) return null;
  const fields = new URLSearchParams(await request.text());
  const [email, password] = [fields.get("email") ?? "", fields.get("password") ?? ""];
  // The database stores no NUL, and would not be asked for one.
  return email === "" || password === "" || email.includes("\0") ? null : { email, password };
}

function form(
  school: ShownSchool,
  { status = 200, email = "", problem }: { status?: number; email?: string; problem?: string },
): HtmlAnswer {
  return {
    title: "Log in",
    school,
    status,
    headers: { "X-Robots-Tag": "noindex" },
    body: (
      <>
        {problem && <p role="alert">{problem}</p>}
        <form method="post">
          <label>
            E-mail<br />
            <input name="email" type="email" value={email} maxLength={254} autocomplete="username" required />
          </label>
          <label>
            Password<br />
            <input name="password" type="password" maxLength={256} autocomplete="current-password" required />
          </label>
          <button type="submit">Log in</button>
        </form>
      </>
    ),
  };
}
