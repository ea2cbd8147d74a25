import assert from "node:assert/strict";
import { getUserAllBundleProgress } from "../../../routes/learning/get_user_all_bundle_progress.ts";
import { testApp } from "../../_app.ts";
import { importDemoSchool, importSchools } from "../../import_school.ts";
import { articles, bundle, completed, course, enrolled, learner } from "./_learners.ts";

const app = await testApp();
await importDemoSchool(app.db);
await importSchools(app.db, {
  id: "north",
  name: "North",
  country: "IN",
  users: ["learner", "nothing"].map(learner),
  courses: [
    course("thirds", articles("a", 3)),
    course("half", articles("b", 2)),
    course("whole", articles("c", 1)),
    course("empty"),
  ],
  bundles: [
    bundle("newest", { productId: "product-whole", expectedCompletionDays: 7 }, "thirds"),
    // Of the same instant: by id, and not by their place in the file.
    bundle("same-b", "thirds", "empty"),
    bundle("same-a", "half"),
    { ...bundle("over", "whole"), status: "Archived" },
    bundle("bare"),
    bundle("not-enrolled", "whole"),
  ],
  enrollments: [
    enrolled("learner", "same-b"),
    enrolled("learner", "same-a"),
    enrolled("learner", "newest", { enrolledAt: "2026-01-05T06:07:08.900Z" }),
    enrolled("learner", "over", { enrolledAt: "2025-01-01T00:00:00Z", expiresAt: "2025-02-01T00:00:00Z" }),
    enrolled("learner", "bare", { enrolledAt: "2024-01-01T00:00:00Z" }),
    enrolled("learner", "product-half"),
    enrolled("nothing", "product-half"),
  ],
  progressEvents: completed("learner", "a-0", "a-1", "b-0", "c-0"),
}, { id: "south", name: "South", country: "IN", users: [learner("learner")] });
Deno.test.afterAll(() => app[Symbol.asyncDispose]());

const caller = async (school: string) => app.as(await app.key({ school, scopes: ["read"] }));
const [demo, north, south] = [await caller("demo"), await caller("north"), await caller("south")];

const post = async (who: typeof demo, user: string, filterData?: object | null) =>
  await who.post("get-user-all-bundle-progress", {
    userIdentifier: { type: "email", email: `${user}@example.org` },
    filterData,
  });

interface Bundle {
  title: string;
  completionPercentageOutOf100: number;
}
/** Titles and percents, in their order. */
const summary = async (user: string, filterData?: object | null) =>
  ((await post(north, user, filterData)).data().bundleData as Bundle[])
    .map(({ title, completionPercentageOutOf100 }) => [title.slice(7), completionPercentageOutOf100]);

const all = [["newest", 83.34], ["same-a", 50], ["same-b", 33.34], ["over", 100], ["bare", 0]];

Deno.test("get-user-all-bundle-progress answers as its example says, whatever the e-mail's case", async () => {
  const { payload, data } = getUserAllBundleProgress.example;
  assert.deepEqual((await demo.post("get-user-all-bundle-progress", payload)).data(), data);
  const userIdentifier = { type: "email", email: "OLIVIA.brown@EXAMPLE.org" };
  assert.deepEqual(
    (await demo.post("get-user-all-bundle-progress", { ...payload, userIdentifier })).data(),
    data,
  );
});

Deno.test("get-user-all-bundle-progress lists every enrolment in a bundle, newest first, then by id", async () => {
  assert.deepEqual(await summary("learner"), all);
  assert.deepEqual(await summary("nothing"), []);
  assert.deepEqual((await post(south, "learner")).data(), { bundleData: [] });
});

Deno.test("get-user-all-bundle-progress shows a bundle's courses in its order, each with its own progress", async () => {
  const { bundleData } = (await post(north, "learner")).data() as { bundleData: object[] };
  assert.deepEqual(bundleData[0], {
    title: "Bundle newest",
    completionPercentageOutOf100: 83.34,
    enrolledAt: "2026-01-05T06:07:08Z",
    items: [
      {
        expectedCourseCompletionTimeInDays: 7,
        completionPercentageOutOf100: 100,
        serviceDigitalProductId: "product-whole",
        type: "ServiceCourse",
      },
      {
        expectedCourseCompletionTimeInDays: 0,
        completionPercentageOutOf100: 66.67,
        serviceDigitalProductId: "product-thirds",
        type: "ServiceCourse",
      },
    ],
  });
  assert.deepEqual(bundleData[4], {
    title: "Bundle bare",
    completionPercentageOutOf100: 0,
    enrolledAt: "2024-01-01T00:00:00Z",
    items: [],
  });
});

Deno.test("get-user-all-bundle-progress filters by progress, with both bounds inside", async () => {
  const between = async (minimumBundleProgress?: number | null, maximumBundleProgress?: number | null) =>
    (await summary("learner", { minimumBundleProgress, maximumBundleProgress })).map(([title]) => title);
  const titles = all.map(([title]) => title);
  assert.deepEqual(await summary("learner", null), all);
  assert.deepEqual(await summary("learner", {}), all);
  assert.deepEqual(await between(null, null), titles);
  assert.deepEqual(await between(0, 100), titles);
  assert.deepEqual(await between(33.34, 83.34), ["newest", "same-a", "same-b"]);
  assert.deepEqual(await between(33.341, 83.339), ["same-a"]);
  assert.deepEqual(await between(50, 50), ["same-a"]);
  assert.deepEqual(await between(100), ["over"]);
  assert.deepEqual(await between(undefined, 0), ["bare"]);
  assert.deepEqual(await between(51, 83), []);
});

Deno.test("get-user-all-bundle-progress says what is wrong with a filter, and who is not there", async () => {
  const messages = async (filterData: object) => (await post(north, "learner", filterData)).outputs();
  assert.deepEqual(await messages({ minimumBundleProgress: 50.5, maximumBundleProgress: 50 }), [
    "invalid-argument: data[0].data.filterData.minimumBundleProgress: must be at most maximumBundleProgress, " +
    "which is 50, but got 50.5",
  ]);
  assert.deepEqual(await messages({ minimumBundleProgress: -1 }), [
    "invalid-argument: data[0].data.filterData.minimumBundleProgress must be a number from 0 to 100, but got -1",
  ]);
  assert.deepEqual(await messages({ maximumBundleProgress: 100.01 }), [
    "invalid-argument: data[0].data.filterData.maximumBundleProgress must be a number from 0 to 100, " +
    "but got 100.01",
  ]);
  assert.deepEqual(await messages({ maximumBundleProgress: "50" }), [
    "invalid-argument: data[0].data.filterData.maximumBundleProgress must be a number from 0 to 100, " +
    'but got "50"',
  ]);
  assert.deepEqual((await post(south, "nothing")).outputs(), [
    'not-found: data[0].data.userIdentifier.email: The school has no user "nothing@example.org"',
  ]);
});
