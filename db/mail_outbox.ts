import type { Queryable } from "./database.ts";
import { sql } from "./sql.ts";

/** Channel that is notified when mails wait to be sent. */
export const mailsWaitingChannel = "mails_waiting";

export interface NewMailRow {
  id: string;
  user_id: string | null;
  kind: string;
  recipient: string;
  subject: string;
  body_text: string;
  created_at: Date;
}

/** Puts a mail into the outbox, due at once, and wakes who sends. */
export async function insertMail(db: Queryable, schoolId: string, mail: NewMailRow): Promise<void> {
  await db.query(sql`
    with waiting as (
      insert into mail_outbox (
        id, school_id, user_id, kind, recipient, subject, body_text, created_at, next_attempt_at
      )
      values (${mail.id}::uuid, ${schoolId}, ${mail.user_id}, ${mail.kind}, ${mail.recipient}, ${mail.subject},
        ${mail.body_text}, ${mail.created_at}, now())
      returning 1
    )
    select pg_notify(${mailsWaitingChannel}, '') from waiting`);
}

/** A mail that is being tried. */
export interface MailRow {
  id: string;
  school_id: string;
  recipient: string;
  subject: string;
  body_text: string;
  created_at: Date;
  /** This attempt included. */
  attempts: number;
  school_name: string;
  support_email: string | null;
}

/**
 * Takes the mail that has been due for longest, of no school in `exceptSchools`. Unless it is settled within `holdMs`
 * it is due again: whoever took it must be dead.
 */
export async function takeDueMail(
  db: Queryable,
  exceptSchools: readonly string[],
  holdMs: number,
): Promise<MailRow | null> {
  const rows = await db.query<MailRow>(sql`
    with due as (
      select id from mail_outbox
      where next_attempt_at <= now() and school_id <> all (${exceptSchools}::text[])
      order by next_attempt_at
      limit 1
      for update skip locked
    )
    update mail_outbox mail
    set attempts = attempts + 1, next_attempt_at = now() + ${holdMs}::int * interval '1 millisecond'
    from due, schools school
    where mail.id = due.id and school.id = mail.school_id
    returning mail.id, mail.school_id, recipient, subject, body_text, mail.created_at, attempts,
      school.name as school_name, school.support_email`);
  return rows[0] ?? null;
}

/** Says that a server took it. */
export async function settleSentMail(db: Queryable, { id, attempts }: MailRow): Promise<void> {
  await db.query(sql`
    update mail_outbox set sent_at = now(), next_attempt_at = null, last_problem = null
    where id = ${id}::uuid and attempts = ${attempts}`);
}

/** Says why an attempt failed, and when to try again; `null` for never. */
export async function settleFailedMail(
  db: Queryable,
  { id, attempts }: MailRow,
  problem: string,
  againAfterMs: number | null,
): Promise<void> {
  await db.query(sql`
    update mail_outbox
    set next_attempt_at = now() + ${againAfterMs}::int * interval '1 millisecond', last_problem = ${problem}
    where id = ${id}::uuid and attempts = ${attempts}`);
}

/** Makes an attempt that was broken off undone, and the mail due at once. */
export async function releaseMail(db: Queryable, { id, attempts }: MailRow): Promise<void> {
  await db.query(sql`
    update mail_outbox set attempts = attempts - 1, next_attempt_at = now()
    where id = ${id}::uuid and attempts = ${attempts}`);
}

/** Whether a mail waits, due or not. */
export async function areMailsWaiting(db: Queryable): Promise<boolean> {
  const rows = await db.query(sql`
    select from mail_outbox where next_attempt_at is not null order by next_attempt_at limit 1`);
  return rows.length > 0;
}

/** Removes at most `limit` mails written before `before` that are sent or given up. */
export async function removeSettledMails(db: Queryable, before: Date, limit: number): Promise<number> {
  const rows = await db.query(sql`
    delete from mail_outbox where id = any(array(
      select id from mail_outbox where next_attempt_at is null and created_at < ${before}
      order by created_at limit ${limit} for update skip locked
    )) returning 1 as removed`);
  return rows.length;
}
