import assert from "node:assert/strict";
import { importSchoolData } from "../../../domain/school_data/import_school_data.ts";
import { testApp } from "../../_app.ts";
import { exportSchools } from "../../export_school.ts";
import { sourceFile } from "../../source_files.ts";

const once = (prices: object[]) => ({ planType: "OneTimePaymentPlan", config: { prices } });

Deno.test("what is made over the interface is exported, and its export imported", async () => {
  await using app = await testApp();
  const caller = app.as(await app.key({ school: "demo" }));
  const long = "é".repeat(250);
  const made: [string, object][] = [
    ["create-course", { title: "Nothing but a title" }],
    ["create-course", {
      title: ` ${long}\n${long.slice(2)}`,
      shortDescription: "\r\n\t",
      longDescription: "x".repeat(100_000),
      goals: Array(100).fill("\u2028".repeat(1_000)),
      courseSpecificData: {
        type: "CohortBasedCourse",
        cohortStartAt: "0001-01-01T00:00:00Z",
        cohortEndAt: "9999-12-31T23:59:59.999Z",
      },
      thumbnailUrl: "https://x",
      enrollmentValidityInHours: 2_147_483_647,
      status: "Archived",
      faqs: Array(100).fill({ questionMarkdown: "", answerMarkdown: "" }),
      reviews: [{ ratingOutOf10: 0.1 }, { ratingOutOf10: 10, reviewContent: "x".repeat(50_000) }],
    }],
    ["create-payment-link-digital-product", {
      productData: { title: "🎉", thumbnailUrl: "" },
      pricingPlan: once([
        { currencyType: "Inr", currencySymbol: "₹", priceInLowestCurrencyUnit: Number.MAX_SAFE_INTEGER },
        { currencyType: "Kwd", currencySymbol: "د.ك", priceInLowestCurrencyUnit: 1 },
      ]),
    }],
  ];
  const users = [
    { email: "a@example.org" },
    { email: `${"a".repeat(242)}@example.org`, name: "🎉".repeat(255), username: "é".repeat(255) },
    {
      email: "Asha.Rao+x@example.org",
      password: "p".repeat(256),
      profilePictureUrl: `https://${"x".repeat(1_992)}`,
      phoneNumber: "5".repeat(50),
    },
  ];
  for (const profileDefaults of users) {
    made.push(["create-new-user", { userId: ` ${profileDefaults.email.slice(0, 250)}\n`, profileDefaults }]);
  }
  for (const [operation, payload] of made) (await caller.post(operation, payload)).data();
  const text = await exportSchools(app.db);
  const [school] = JSON.parse(text).schools;
  assert.deepEqual([school.courses.length, school.users.length], [2, 3]);
  await using other = await testApp();
  const clock = () => new Date("2030-01-01T00:00:00Z");
  await importSchoolData({ db: other.db, clock }, [sourceFile("all.json", text)]);
  assert.equal(await exportSchools(other.db), text);
});
