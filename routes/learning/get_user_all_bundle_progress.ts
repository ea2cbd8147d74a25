import Type from "typebox";
import { listBundleProgress } from "../../domain/progress/list_bundle_progress.ts";
import { operation } from "../_operation.ts";
import { timestamp } from "../_timestamp.ts";
import { UserIdentifier } from "../_user_fields.ts";
import { bundlesOfOlivia } from "./_example.ts";
import { percent, progressText } from "./_progress.ts";

const BundleItem = Type.Object({
  expectedCourseCompletionTimeInDays: Type.Integer({ minimum: 0, description: "0 for unsaid" }),
  completionPercentageOutOf100: percent("Progress in this course"),
  serviceDigitalProductId: Type.String({ description: "The course, as a product" }),
  type: Type.Literal("ServiceCourse", { description: "A bundle is made of courses" }),
});

const Bundle = Type.Object({
  title: Type.String(),
  completionPercentageOutOf100: percent("Mean over its `items`"),
  enrolledAt: timestamp({ description: "Since when the user is enrolled in it" }),
  items: Type.Array(BundleItem, { description: "In the bundle's order" }),
});

const bound = (description: string, by: number) =>
  Type.Optional(Type.Number({ minimum: 0, maximum: 100, default: by, description }));

export const getUserAllBundleProgress = operation({
  number: 19,
  name: "get-user-all-bundle-progress",
  key: true,
  scope: "read",
  rate: 60,
  writes: false,
  tag: "Learning",
  summary: "Reads how far a user is in each bundle of the user's",
  description: `
A user's progress in every bundle that the user is enrolled in; the newest enrolment first, then by the bundle's id. An
enrolment that has ended counts, and so does a bundle that is no longer published: the past stays.

${progressText}
* Progress in a bundle is the mean over its courses as \`items\` shows them, rounded in the same way; 0 for a bundle
  without any.
* \`filterData\` leaves those bundles whose progress is from \`minimumBundleProgress\` to \`maximumBundleProgress\`, both
  included; a minimum over the maximum is an \`invalid-argument\`.
`.trim(),
  payload: Type.Object({
    filterData: Type.Optional(Type.Object({
      maximumBundleProgress: bound("In percent, itself included", 100),
      minimumBundleProgress: bound("In percent, itself included", 0),
    })),
    userIdentifier: UserIdentifier,
  }),
  data: Type.Object({ bundleData: Type.Array(Bundle) }),
  refusals: ["not-found"],
  example: {
    payload: {
      filterData: { maximumBundleProgress: 80, minimumBundleProgress: 20 },
      userIdentifier: { type: "email", email: "olivia.brown@example.org" },
    },
    data: { bundleData: bundlesOfOlivia },
  },
  async handle({ payload, context }) {
    const bundles = await listBundleProgress(context, {
      email: payload.userIdentifier.email,
      minimum: payload.filterData?.minimumBundleProgress ?? 0,
      maximum: payload.filterData?.maximumBundleProgress ?? 100,
    });
    return {
      bundleData: bundles.map(({ title, percent, enrolledAt, courses }) => ({
        title,
        completionPercentageOutOf100: percent,
        enrolledAt,
        items: courses.map(({ productId, expectedDays, percent }) => ({
          expectedCourseCompletionTimeInDays: expectedDays ?? 0,
          completionPercentageOutOf100: percent,
          serviceDigitalProductId: productId,
          type: "ServiceCourse" as const,
        })),
      })),
    };
  },
});
