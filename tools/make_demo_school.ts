/** Writes examples/demo_school.json: the same each time. `deno run -A tools/make_demo_school.ts` */
import { documentSink } from "../domain/school_data/write_entries.ts";
import { sameChance } from "./demo_school/chance.ts";
import { labAttempts } from "./demo_school/lab_attempts.ts";
import { learn, sell } from "./demo_school/learning.ts";
import { ioLabs, liveEvents, quizzes, videos } from "./demo_school/library.ts";
import { instructors, users } from "./demo_school/people.ts";
import { bundles, coupons, courses, digitalProducts } from "./demo_school/products.ts";

const school = {
  id: "demo",
  name: "Demo School",
  country: "IN",
  timezone: "Asia/Kolkata",
  description: "A school to try things with. Everything in it is made up.",
  websiteUrl: "https://example.org",
  logoUrl: "https://example.org/logo.svg",
  supportEmail: "help@example.org",
  createdAt: "2025-01-01T00:00:00Z",
};

/** The demo school's file. */
export async function demoSchoolText(): Promise<string> {
  const chance = sameChance(20_250_201);
  const { sales, enrollments } = sell(chance);
  const { progressEvents, quizAttempts } = learn(chance, enrollments);
  let text = "";
  const sink = documentSink((piece) => {
    text += piece;
    return Promise.resolve();
  });
  await sink.school(school);
  const lists = {
    users,
    instructors,
    quizzes,
    ioLabs,
    liveEvents,
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
    paymentLinks: [{
      id: "6jq3Yt0mPz9vWc2k",
      productId: "product-exercises",
      pricingPlanId: "price-exercises",
      createdAt: "2025-03-01T00:00:00Z",
    }],
  };
  for (const [name, entries] of Object.entries(lists)) await sink.entries(name, entries);
  await sink.end();
  return text;
}

if (import.meta.main) {
  await Deno.writeTextFile(new URL("../examples/demo_school.json", import.meta.url), await demoSchoolText());
}
