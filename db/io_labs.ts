import type { Queryable } from "./database.ts";
import { sql } from "./sql.ts";

/** What of a lab its attempts are judged by. */
export interface LabRulesRow {
  languages: string[];
  matcher: string;
  compiler_flags: string;
  cpu_time_limit_ms: number;
  wall_time_limit_ms: number;
  memory_limit_kb: number;
  stack_limit_kb: number;
  file_limit_kb: number;
  /** In the lab's order. */
  test_case_ids: string[];
}

export async function findLabRules(db: Queryable, schoolId: string, id: string): Promise<LabRulesRow | null> {
  const rows = await db.query<LabRulesRow>(sql`
    select languages, matcher, compiler_flags, cpu_time_limit_ms, wall_time_limit_ms, memory_limit_kb,
      stack_limit_kb, file_limit_kb,
      array(
        select test_case.id from lab_test_cases test_case
        where test_case.school_id = lab.school_id and test_case.lab_id = lab.id
        order by test_case.position, test_case.id
      ) as test_case_ids
    from io_labs lab
    where lab.school_id = ${schoolId} and lab.id = ${id}`);
  return rows[0] ?? null;
}

export async function hasLab(db: Queryable, schoolId: string, id: string): Promise<boolean> {
  const rows = await db.query(sql`select from io_labs where school_id = ${schoolId} and id = ${id}`);
  return rows.length > 0;
}
