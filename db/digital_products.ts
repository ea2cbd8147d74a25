import type { Queryable } from "./database.ts";
import { type Query, sql } from "./sql.ts";

/** Names a product within its school. */
export type ProductName = { id: string } | { slug: string } | { courseId: string };

/**
 * A school's country, with the id of its product of that name where that may be bought: it is published, or unlisted,
 * which opens by its address. Undefined when there is no such school.
 */
export async function findProductForSale(
  db: Queryable,
  schoolId: string,
  name: ProductName,
): Promise<{ country: string; id: string | null } | undefined> {
  const rows = await db.query<{ country: string; id: string | null }>(sql`
    select school.country, product.id
    from schools school
    left join digital_products product on product.school_id = school.id
      and ${isNamed(schoolId, name)} and product.status in ('Published', 'Unlisted')
    where school.id = ${schoolId}`);
  return rows[0];
}

function isNamed(schoolId: string, name: ProductName): Query {
  if ("id" in name) return sql`product.id = ${name.id}`;
  if ("slug" in name) return sql`product.slug = ${name.slug}`;
  return sql`product.id = (
    select course.product_id from courses course
    where course.school_id = ${schoolId} and course.id = ${name.courseId})`;
}
