import type { Queryable } from "./database.ts";
import type { ProductStatus } from "./digital_products.ts";
import type { LearnerName } from "./progress.ts";
import { sql } from "./sql.ts";

/** A course that a learner may use. */
export interface EnrolledCourseRow {
  id: string;
  title: string;
  slug: string;
  thumbnail_url: string | null;
  status: ProductStatus;
}

/**
 * Courses that a learner is enrolled in at that instant, by themselves or within a bundle, but for drafts; the last enrolment
 * first, then by id.
 */
export async function listEnrolledCourses(
  db: Queryable,
  { schoolId, userId }: LearnerName,
  now: Date,
): Promise<EnrolledCourseRow[]> {
  return await db.query<EnrolledCourseRow>(sql`
    with enrolled as (
      select product_id, enrolled_at from enrolments
      where school_id = ${schoolId} and user_id = ${userId} and (expires_at is null or expires_at > ${now})
    ),
    usable as (
      select product_id, enrolled_at from enrolled
      union all
      select item.product_id, enrolled.enrolled_at
      from enrolled
      join bundle_items item on item.school_id = ${schoolId} and item.bundle_id = enrolled.product_id
    )
    select course.id, product.title, product.slug, product.thumbnail_url, product.status
    from (select product_id, max(enrolled_at) as enrolled_at from usable group by product_id) as latest
    join digital_products product on product.school_id = ${schoolId} and product.id = latest.product_id
    join courses course on course.school_id = ${schoolId} and course.product_id = product.id
    where product.status <> 'Draft'
    order by latest.enrolled_at desc, course.id`);
}
