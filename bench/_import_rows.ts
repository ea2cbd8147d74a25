import type { Queryable } from "../db/database.ts";
import { sql } from "../db/sql.ts";

/** Course items. */
const items = 100;

/** Rows of one statement, or lines of one write. */
const batch = 5_000;

/** Progress events of so many users: each has completed a tenth of the course. */
export function eventsOf(users: number): number {
  return users * items / 10;
}

/** The school whose users they are, with one course. */
export const school = {
  id: "north",
  name: "North",
  country: "IN",
  courses: [{
    id: "course",
    productId: "product",
    type: "RecordedCourse",
    title: "Everything",
    slug: "everything",
    status: "Published",
    sections: [{
      id: "section",
      title: "All of it",
      items: Array.from({ length: items }, (_, number) => ({
        id: `item-${number}`,
        type: "Article",
        title: `Item ${number}`,
        articleMarkdown: "x",
      })),
    }],
  }],
};

/** A folder as `lyceum import` takes it. */
export async function writeFiles(folder: string, users: number): Promise<void> {
  await Deno.writeTextFile(`${folder}/school.json`, JSON.stringify({ schools: [school] }));
  await writeLines(`${folder}/users.csv`, "id,name,username,email", users, (number) => {
    const { id, email } = user(number);
    return `${id},User ${number},${id},${email}`;
  });
  await writeLines(
    `${folder}/progressEvents.csv`,
    "userId,courseItemId,completedAt",
    eventsOf(users),
    (number) => {
      const { userId, itemId, completedAt } = event(number);
      return `${userId},${itemId},${completedAt.toISOString()}`;
    },
  );
}

function user(number: number) {
  return { id: `user-${number}`, email: `user-${number}@example.org` };
}

function event(number: number) {
  const one = Math.floor(number / (items / 10));
  const completedAt = new Date(Date.UTC(2025, 0, 1) + number * 1_000);
  return { userId: `user-${one}`, itemId: `item-${(one * 7 + number % (items / 10)) % items}`, completedAt };
}

async function writeLines(
  path: string,
  head: string,
  count: number,
  line: (number: number) => string,
): Promise<void> {
  function* parts(): Generator<string> {
    yield `${head}\n`;
    for (let from = 0; from < count; from += batch) {
      yield Array.from({ length: Math.min(batch, count - from) }, (_, index) => `${line(from + index)}\n`)
        .join("");
    }
  }
  await Deno.writeTextFile(path, ReadableStream.from(parts()));
}

/** Puts the same rows into the tables, five thousand with a statement, and checks nothing. */
export async function putRows(db: Queryable, users: number): Promise<void> {
  await inBatches(users, (from, count) => putUsers(db, from, count));
  await inBatches(eventsOf(users), (from, count) => putEvents(db, from, count));
}

async function inBatches(total: number, put: (from: number, count: number) => Promise<void>): Promise<void> {
  for (let from = 0; from < total; from += batch) await put(from, Math.min(batch, total - from));
}

async function putUsers(db: Queryable, from: number, count: number): Promise<void> {
  const users = Array.from({ length: count }, (_, index) => user(from + index));
  await db.query(sql`
    insert into users (school_id, id, name, username, email, created_at)
    select 'north', id, id, id, email, now()
    from unnest(${users.map(({ id }) => id)}::text[], ${
    users.map(({ email }) => email)
  }::text[]) as entry (id, email)`);
}

async function putEvents(db: Queryable, from: number, count: number): Promise<void> {
  const events = Array.from({ length: count }, (_, index) => event(from + index));
  await db.query(sql`
    insert into progress_events (school_id, user_id, item_id, completed_at)
    select 'north', user_id, item_id, completed_at
    from unnest(
      ${events.map(({ userId }) => userId)}::text[], ${events.map(({ itemId }) => itemId)}::text[],
      ${events.map(({ completedAt }) => completedAt)}::timestamptz[]
    ) as entry (user_id, item_id, completed_at)`);
}
