import type { Queryable } from "./database.ts";
import { sql } from "./sql.ts";

export interface SchoolRow {
  id: string;
  name: string;
  country: string;
  created_at: Date;
}

/** @throws `23505` on `schools_pkey` when the id is taken */
export async function insertSchool(db: Queryable, school: SchoolRow): Promise<void> {
  await db.query(sql`
    insert into schools (id, name, country, created_at)
    values (${school.id}, ${school.name}, ${school.country}, ${school.created_at})`);
}

export async function findSchoolRow(db: Queryable, id: string): Promise<SchoolRow | undefined> {
  const rows = await db.query<SchoolRow>(
    sql`select id, name, country, created_at from schools where id = ${id}`,
  );
  return rows[0];
}

export async function hasSchools(db: Queryable): Promise<boolean> {
  const rows = await db.query(sql`select from schools limit 1`);
  return rows.length > 0;
}

/** A school as people see it. */
export interface SchoolPageRow {
  name: string;
  timezone: string;
  logo_url: string | null;
  website_url: string | null;
  support_email: string | null;
}

export async function findSchoolPage(db: Queryable, id: string): Promise<SchoolPageRow | undefined> {
  const rows = await db.query<SchoolPageRow>(
    sql`select name, timezone, logo_url, website_url, support_email from schools where id = ${id}`,
  );
  return rows[0];
}
