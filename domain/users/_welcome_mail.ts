import type { NewMailRow } from "../../db/mail_outbox.ts";
import type { SchoolPageRow } from "../../db/schools.ts";

/**
 * The mail that greets a new user. No password stands in it, whoever chose it.
 *
 * @param mail `loginUrl` where one logs in by password; null for who has none
 */
export function welcomeMail(
  school: SchoolPageRow,
  user: { id: string; name: string; username: string; email: string },
  mail: { id: string; now: Date; loginUrl: string | null },
): NewMailRow {
  const name = school.name.replace(/\s+/g, " ").trim();
  const paragraphs = [
    `Hello ${user.name},`,
    `${name} has made an account for you.`,
    `E-mail: ${user.email}\nUsername: ${user.username}`,
    mail.loginUrl === null ? null : `Log in with your e-mail and your password: ${mail.loginUrl}`,
    school.website_url === null ? null : `Your courses: ${school.website_url}`,
    school.support_email === null ? null : `Questions? Write to ${school.support_email}.`,
  ];
  return {
    id: mail.id,
    user_id: user.id,
    kind: "welcome",
    recipient: user.email,
    subject: `Welcome to ${name}`,
    body_text: `${paragraphs.filter((text) => text !== null).join("\n\n")}\n`,
    created_at: mail.now,
  };
}
