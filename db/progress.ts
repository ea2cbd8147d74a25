import type { Queryable } from "./database.ts";
import { sql } from "./sql.ts";

/** What a course's progress is made of. */
export interface ItemCounts {
  /** Its published items. */
  published: number;
  /** Those of them that the learner completed. */
  completed: number;
}

/** What a learner did of these courses, each once, by its id; of those without a published item there is nothing. */
export async function countItems(
  db: Queryable,
  { schoolId, userId }: { schoolId: string; userId: string },
  courseIds: readonly string[],
): Promise<Map<string, ItemCounts>> {
  const rows = await db.query<ItemCounts & { course_id: string }>(sql`
    select item.course_id, count(*) as published, count(event.item_id) as completed
    from course_items item
    left join progress_events event
      on event.school_id = item.school_id and event.user_id = ${userId} and event.item_id = item.id
    where item.school_id = ${schoolId} and item.course_id = any(${courseIds}::text[]) and item.is_published
    group by item.course_id`);
  return new Map(rows.map(({ course_id, ...counts }) => [course_id, counts]));
}
