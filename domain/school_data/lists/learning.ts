import { entry, id, instant, optional } from "../_fields.ts";
import { list } from "../list.ts";

export const enrollments = list({
  name: "enrollments",
  entry: entry({
    userId: id("Who"),
    productId: id("What: a course as a product, a bundle, another product"),
    enrolledAt: instant("Since when"),
    expiresAt: optional(instant("From it on no more; for ever when absent")),
  }),
  rows: ({ userId, productId, enrolledAt, expiresAt }, put) =>
    put("enrolments", {
      user_id: userId,
      product_id: productId,
      enrolled_at: enrolledAt,
      expires_at: expiresAt,
    }),
});

export const progressEvents = list({
  name: "progressEvents",
  entry: entry({
    userId: id("Who"),
    courseItemId: id("The item that was completed"),
    completedAt: instant("When"),
  }),
  rows: ({ userId, courseItemId, completedAt }, put) =>
    put("progress_events", { user_id: userId, item_id: courseItemId, completed_at: completedAt }),
});
