import { type CourseListRow, type InstructorRow, listPublishedCourses } from "../../db/courses.ts";
import type { Context } from "../context.ts";
import { requireSchool } from "../schools/require_school.ts";
import { courseLink } from "./links.ts";

/** A published course, as a list shows it. */
export interface ListedCourse {
  id: string;
  title: string;
  slug: string;
  /** Address of its page on this service. */
  link: string;
  thumbnailUrl: string | null;
  createdAt: Date;
  updatedAt: Date;
  /** Mean of its reviews, in hundredths exact; null without any. */
  ratingOutOf10: number | null;
  instructors: Instructor[];
}

/** Who teaches a course, for people. */
export interface Instructor {
  name: string;
  profilePictureUrl: string | null;
  tagline: string;
  longDescriptionMarkdown: string;
}

/**
 * Published courses of a school, newest first. Instructors whose access was revoked are left out (decision 32).
 *
 * @throws {Refusal} `not-found` for a school that is not there
 */
export async function listCourses(
  context: Pick<Context, "db" | "publicUrl">,
  schoolId: string,
): Promise<ListedCourse[]> {
  const rows = await listPublishedCourses(context.db, schoolId);
  if (rows.length === 0) await requireSchool(context, schoolId);
  return rows.map((row) => listed(context, schoolId, row));
}

function listed(context: Pick<Context, "publicUrl">, schoolId: string, row: CourseListRow): ListedCourse {
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    link: courseLink(context, schoolId, row.slug),
    thumbnailUrl: row.thumbnail_url,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    ratingOutOf10: row.rating_out_of_10,
    instructors: row.instructors.map(instructorOf),
  };
}

export function instructorOf(row: InstructorRow): Instructor {
  return {
    name: row.name,
    profilePictureUrl: row.profile_picture_url,
    tagline: row.tagline,
    longDescriptionMarkdown: row.long_description_markdown,
  };
}
