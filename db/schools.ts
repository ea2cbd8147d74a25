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
