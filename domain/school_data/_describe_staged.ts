import type { StagedMistake } from "../../db/school_data/find_mistakes.ts";
import { shown } from "../schema_words/shown.ts";
import type { NumberedMistake } from "./_mistake_list.ts";

/** What was found out when all entries were known, in words. */
export function describeStaged(mistake: StagedMistake): NumberedMistake {
  const { file, line, place, noun } = mistake;
  const at = (column: string) => ({ file, line, place: placeOf(mistake.table, place, column) });
  switch (mistake.kind) {
    case "unknown":
      return {
        ...at(mistake.column),
        sentence: `names no ${mistake.targetNoun}: there is no ${shown(mistake.value)}`,
      };
    case "repeated":
      return {
        file,
        line,
        place,
        sentence: `is a ${noun} ${shown(mistake.value)}, of which there is one before`,
      };
    case "taken":
      return {
        ...at(mistake.column),
        sentence: `must be of one ${noun} only, but another has ${shown(mistake.value)}`,
      };
    case "different": {
      const fields = mistake.columns.map(fieldOf).join(", ");
      return {
        file,
        line,
        place,
        sentence: `is a ${noun} ${shown(mistake.value)} that is stored with another ${fields}`,
      };
    }
    case "check":
      return {
        ...(mistake.column === null ? { file, line, place } : at(mistake.column)),
        sentence: `breaks a rule of ${noun}s: ${mistake.check}`,
      };
    case "rule":
      return { ...at(mistake.column), sentence: `cannot be ${shown(mistake.value)}: ${mistake.sentence}` };
  }
}

/** Where an entry is a name alone, the place says it all. */
const nameTables = ["course_instructors", "coupon_products"];

function placeOf(table: string, place: string, column: string): string {
  if (column === "school_id") return "school";
  if (nameTables.includes(table)) return place;
  return place === "" ? fieldOf(column) : `${place}.${fieldOf(column)}`;
}

/** The file's names of columns, where they are not the same in another spelling. */
const fields: Record<string, string> = {
  item_id: "courseItemId",
  plan_id: "pricingPlanId",
  percent_off_hundredths: "percentOff",
  is_enrollment_manual_only: "shouldOnlyAllowManualEnrollmentsBySchoolAdmin",
  is_item_discussion_enabled: "isCourseItemDiscussionEnabled",
  is_syllabus_visible_on_landing_page: "isSyllabusVisibleOnCourseLandingPage",
  is_for_all_products: "productIds",
  cpu_time_limit_ms: "cpuTimeLimitInMilliseconds",
  wall_time_limit_ms: "wallTimeLimitInMilliseconds",
  memory_limit_kb: "memoryLimitInKilobyte",
  stack_limit_kb: "stackSizeLimitInKilobytes",
  file_limit_kb: "maxFileSizeInKilobytes",
};

function fieldOf(column: string): string {
  return fields[column] ?? column.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
