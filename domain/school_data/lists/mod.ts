/** The lists of an import file, in the order in which they are written. */
import type { List } from "../list.ts";
import { courses } from "./courses.ts";
import { labAttempts } from "./lab_attempts.ts";
import { ioLabs } from "./labs.ts";
import { enrollments, progressEvents } from "./learning.ts";
import { liveEvents, videoFolders, videos } from "./media.ts";
import { bundles, digitalProducts } from "./products.ts";
import { quizAttempts, quizzes } from "./quizzes.ts";
import { coupons, paymentLinks, sales } from "./sales.ts";
import { schools } from "./school.ts";
import { instructors, users } from "./users.ts";

export { schools };

/** What a school holds. */
export const lists: readonly List[] = [
  users,
  instructors,
  quizzes,
  ioLabs,
  liveEvents,
  videoFolders,
  videos,
  courses,
  bundles,
  digitalProducts,
  coupons,
  enrollments,
  progressEvents,
  quizAttempts,
  labAttempts,
  sales,
  paymentLinks,
];

/** The list of that name; undefined when there is none. */
export function findList(name: string): List | undefined {
  return name === schools.name ? schools : lists.find((list) => list.name === name);
}
