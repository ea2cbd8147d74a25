import assert from "node:assert/strict";
import fc from "fast-check";
import { operations } from "../../../routes/mod.ts";
import { clearTables } from "../../database.ts";
import { testApp } from "../../_app.ts";
import { importSchools } from "../../import_school.ts";
import { article, bundle, completed, course, enrolled, learner } from "./_learners.ts";

/** A school as it is drawn: everything by its number. */
interface Drawn {
  /** Items of each course, in order; whether each is published. */
  courses: boolean[][];
  /** Courses of each bundle, in order. */
  bundles: number[][];
  /** For each user: courses and bundles enrolled in, and for each item, as they follow each other, whether it is completed. */
  users: { courses: number[]; bundles: number[]; completed: boolean[] }[];
}

const some = (count: number) => fc.uniqueArray(fc.nat(count - 1), { maxLength: count });
const school: fc.Arbitrary<Drawn> = fc.record({
  courses: fc.array(fc.array(fc.boolean(), { maxLength: 9 }), { minLength: 5, maxLength: 5 }),
  bundles: fc.array(some(5), { minLength: 3, maxLength: 3 }),
  users: fc.array(
    fc.record({
      courses: some(5),
      bundles: some(3),
      completed: fc.array(fc.boolean(), { minLength: 45, maxLength: 45 }),
    }),
    { minLength: 3, maxLength: 3 },
  ),
});

/** Half up to two decimals, of a quotient of integers, by its decimal digits alone. */
function percent(part: number, whole: number): number {
  if (whole === 0) return 0;
  const thousandths = String(Math.floor(part * 100_000 / whole));
  const hundredths = Number(thousandths.slice(0, -1)) + (Number(thousandths.at(-1)) >= 5 ? 1 : 0);
  return Number(`${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, "0")}`);
}

Deno.test("what a school's learners are told of their progress is what one counts by hand, for any school", async () => {
  await using app = await testApp({
    operations: operations.map((operation) => ({ ...operation, rate: 1_000_000 })),
  });
  await fc.assert(
    fc.asyncProperty(school, async (drawn) => {
      await clearTables(app.db);
      await importSchools(app.db, fileOf(drawn));
      const caller = app.as(await app.key({ scopes: ["read"] }));
      for (const [user, { courses, bundles, completed }] of drawn.users.entries()) {
        const userIdentifier = { type: "email", email: `user-${user}@example.org` };
        const shown = drawn.courses.map((published, course) => {
          const items = published.flatMap((isPublished, item) =>
            isPublished ? [{ item, isDone: completed[course * 9 + item]! }] : []
          );
          return { items, percent: percent(items.filter(({ isDone }) => isDone).length, items.length) };
        });

        for (const [course, { items, percent }] of shown.entries()) {
          const isLearner = courses.includes(course) ||
            bundles.some((bundle) => drawn.bundles[bundle]!.includes(course)) ||
            items.some(({ isDone }) => isDone);
          const answer = await caller.post("get-user-individual-course-progress", {
            courseIdentifier: { type: "course-id", digitalProductCourseId: `c${course}` },
            userIdentifier,
          });
          if (!isLearner) {
            assert.match(answer.outputs()[0]!, /^not-found: .* is not enrolled in the course /);
            continue;
          }
          assert.deepEqual(answer.data(), {
            courseData: {
              title: `Course c${course}`,
              completionPercentageOutOf100: percent,
              courseItems: items.map(({ item, isDone }) => ({
                uniqueId: `c${course}-${item}`,
                title: `Item c${course}-${item}`,
                isCompleted: isDone,
                type: "Article",
              })),
            },
          });
        }

        const answer = await caller.post("get-user-all-bundle-progress", { userIdentifier });
        assert.deepEqual(answer.data(), {
          bundleData: bundles.toSorted().map((bundle) => {
            const inside = drawn.bundles[bundle]!;
            const sum = inside.reduce((sum, course) => sum + Math.round(shown[course]!.percent * 100), 0);
            return {
              title: `Bundle b${bundle}`,
              completionPercentageOutOf100: percent(sum, inside.length * 10_000),
              enrolledAt: "2026-01-01T00:00:00Z",
              items: inside.map((course) => ({
                expectedCourseCompletionTimeInDays: 0,
                completionPercentageOutOf100: shown[course]!.percent,
                serviceDigitalProductId: `product-c${course}`,
                type: "ServiceCourse",
              })),
            };
          }),
        });
      }
    }),
    { seed: 28, numRuns: 12 },
  );
});

function fileOf({ courses, bundles, users }: Drawn): object {
  return {
    id: "north",
    name: "North",
    country: "IN",
    users: users.map((_, user) => learner(`user-${user}`)),
    courses: courses.map((items, number) => {
      const entries = items.map((isPublished, item) => article(`c${number}-${item}`, { isPublished }));
      return course(`c${number}`, entries.slice(0, 4), entries.slice(4));
    }),
    bundles: bundles.map((inside, number) => bundle(`b${number}`, ...inside.map((course) => `c${course}`))),
    enrollments: users.flatMap(({ courses, bundles }, user) => [
      ...courses.map((course) => enrolled(`user-${user}`, `product-c${course}`)),
      ...bundles.map((bundle) => enrolled(`user-${user}`, `b${bundle}`)),
    ]),
    progressEvents: users.flatMap((of, user) =>
      courses.flatMap((items, course) =>
        items.flatMap((_, item) =>
          of.completed[course * 9 + item] ? completed(`user-${user}`, `c${course}-${item}`) : []
        )
      )
    ),
  };
}
