import assert from "node:assert/strict";
import { sql } from "../../db/sql.ts";
import { createApp } from "../../routes/app.ts";
import { webPages } from "../../web/mod.ts";
import { testApp } from "../_app.ts";
import { importDemoSchool, importSchools } from "../import_school.ts";

const app = await testApp();
await importDemoSchool(app.db);
Deno.test.afterAll(() => app[Symbol.asyncDispose]());

const writer = app.as(await app.key({ school: "demo", scopes: ["write"] }));
const course = "/schools/demo/courses/c-from-the-ground-up";

/** What a page says, without its tags. */
const words = async (path: string, init?: RequestInit) => {
  const { text } = await app.send(path, init);
  const body = text.replace(/<select.*?<\/select>/s, "").replace(/^.*<body>/s, "");
  return body.replace(/<[^>]*>/g, " ").replaceAll("&amp;", "&").replace(/\s+/g, " ").trim();
};

Deno.test("courseLink and link of the lists open pages that show the course, the product and the price", async () => {
  const data = async (operation: string) =>
    (await app.as(null).post(operation, { serviceSchoolId: "demo" })).data();
  const { courses } = await data("get-all-courses") as {
    courses: { courseLink: string; courseName: string }[];
  };
  const { products } = await data("get-all-products") as { products: { link: string; name: string }[] };
  const links = [
    ...courses.map(({ courseLink, courseName }) => [courseLink, courseName] as const),
    ...products.map(({ link, name }) => [link, name] as const),
  ];
  assert.equal(links.length, 12);
  for (const [link, name] of links) {
    const answer = await app.send(link);
    assert.equal(answer.status, 200, link);
    assert.ok(answer.text.includes(`<title>${name} – Demo School</title>`), link);
    assert.match(answer.text, /<div class="amount"> ?₹[1-9]/, link);
  }
});

Deno.test("a course's page shows what the school wrote, and no item that is not published", async () => {
  const text = await words(course);
  for (
    const part of [
      "Demo School C from the ground up Write programs that you understand down to the last byte.",
      "An enrolment lasts 365 days.",
      "Read and write C without fear",
      "Pay once ₹4,999.00 Pay in parts ₹5,499.00",
      "₹1,374.75 now, then 2 times 2 April 2026 ₹2,062.12, at last ₹2,062.13",
      "First steps Hello, world Setting up",
      "Taught by Ananya Iyer",
      "Priya Nair, Engineer, Nordlicht Systems – 9.5 out of 10",
      "Do I need to know another language? No.",
      "Questions? Write to help@example.org",
    ]
  ) assert.ok(text.includes(part), `${part} in ${text}`);
  assert.ok(!text.includes("Further reading"));
});

Deno.test("a cohort's page says when it is, in the school's time", async () => {
  const text = await words("/schools/demo/courses/algorithms-spring-2026");
  assert.ok(
    text.includes(
      "From 12 January 2026 to 5 April 2026. Join before 19 January 2026 at 23:59 (Asia/Kolkata).",
    ),
    text,
  );
});

Deno.test("a page's price follows the country that was chosen, else the proxy's, else the school's, and a coupon", async () => {
  const price = async (query: string, headers: Record<string, string> = {}) =>
    /Pay once (.*?) Pay in parts/.exec(await words(course + query, { headers }))?.[1];
  assert.equal(await price(""), "₹4,999.00");
  assert.equal(await price("?country=au"), "A$119.00");
  assert.equal(await price("", { "X-Country": "DE" }), "€74.00");
  assert.equal(await price("?country=", { "X-Country": "DE" }), "€74.00");
  assert.equal(await price("?country=nonsense"), "₹4,999.00");
  assert.equal(await price("?country=AU&coupon=welcome10"), "A$119.00 A$107.10");
  assert.ok((await words(`${course}?coupon=DIWALI25`)).includes("DIWALI25 : The coupon counts no more"));
  const typed = await app.send(`${course}?country=AU&coupon=%22%3E%3Cscript%3E`);
  assert.match(typed.text, /<option value="AU" selected="">Australia</);
  assert.doesNotMatch(typed.text, /<script/);
});

Deno.test("a payment link opens the checkout page, whatever the product's status, until it is archived", async () => {
  const made = await writer.post("create-payment-link-digital-product", {
    productData: { title: "Mock interview", shortDescription: "One hour" },
    pricingPlan: {
      planType: "OneTimePaymentPlan",
      config: {
        prices: [
          { currencyType: "Inr", currencySymbol: "₹", priceInLowestCurrencyUnit: 250_000 },
          { currencyType: "Aud", currencySymbol: "A$", priceInLowestCurrencyUnit: 5_900 },
        ],
        inrCurrencySpecificData: { isAmountExclusiveOfGst: true },
      },
    },
  });
  const { paymentLinkUrl, serviceDigitalProductId } = made.data();
  const link = String(paymentLinkUrl);
  assert.ok((await words(link)).startsWith(
    "Demo School Mock interview One hour Price One-time payment ₹2,500.00 plus ₹450.00 GST: ₹2,950.00 in all",
  ));
  assert.ok((await words(`${link}?country=AU`)).includes("One-time payment A$59.00 Country"));
  assert.equal((await app.send("/schools/demo/products/mock-interview")).status, 404);
  await app.db.query(
    sql`update digital_products set status = 'Archived' where id = ${serviceDigitalProductId}`,
  );
  assert.equal((await app.send(link)).status, 404);
  assert.equal((await app.send("/schools/demo/pay/nothing")).status, 404);
  assert.equal((await app.send(link.replace("/demo/", "/north/"))).status, 404);
});

Deno.test("what is a draft, archived, of another kind or not there has no page, and says so in HTML", async () => {
  await importSchools(app.db, {
    id: "north",
    name: "North",
    country: "IN",
    digitalProducts: ["Draft", "Archived", "Unlisted"].map((status) => ({
      id: status,
      type: "Ebook",
      title: status,
      slug: status.toLowerCase(),
      status,
    })),
  });
  const status = async (path: string) => (await app.send(path)).status;
  assert.equal(await status("/schools/north/products/unlisted"), 200);
  for (
    const path of [
      "/schools/north/products/draft",
      "/schools/north/products/archived",
      "/schools/north/courses/unlisted",
      "/schools/demo/products/unlisted",
      "/schools/nobody/courses/c-from-the-ground-up",
    ]
  ) {
    const answer = await app.send(path);
    assert.equal(answer.status, 404, path);
    assert.match(answer.text, /^<!doctype html>\n.*<h1>Not found<\/h1><p>There is no/s);
  }
});

Deno.test("a course that the school alone enrols for shows no price", async () => {
  const made = await writer.post("create-course", {
    title: "By invitation",
    status: "Unlisted",
    shouldOnlyAllowManualEnrollmentsBySchoolAdmin: true,
    isSyllabusVisibleOnCourseLandingPage: false,
  });
  const text = await words(`/schools/demo/courses/${made.data().slug}`);
  assert.ok(text.includes("By invitation The school itself enrols the learners of this course."), text);
  assert.ok(!text.includes("Price"));
});

Deno.test("pages run no script, load nothing from elsewhere but pictures, and are read only", async () => {
  const answer = await app.send(course);
  const header = (name: string) => answer.headers.get(name);
  assert.equal(header("Content-Type"), "text/html; charset=utf-8");
  assert.match(header("Content-Security-Policy")!, /^default-src 'none'; style-src 'self'; img-src /);
  assert.doesNotMatch(header("Content-Security-Policy")!, /script-src|unsafe/);
  assert.equal(header("Referrer-Policy"), "no-referrer");
  assert.equal((await app.send(course, { method: "POST" })).status, 405);
  assert.equal((await app.send(course, { method: "HEAD" })).text, "");
  const style = await app.send("/style.css");
  assert.deepEqual([style.status, style.headers.get("Content-Type")], [200, "text/css; charset=utf-8"]);
});

Deno.test("a page says when the service is starting, and of a fault only the request's id", async () => {
  const appWith = (lend: Parameters<typeof createApp>[0]["lend"]) =>
    createApp({
      operations: [],
      pages: webPages,
      clock: () => app.now,
      random: (length) => new Uint8Array(length),
      log: { debug() {}, info() {}, warn() {}, error: (message) => logged.push(message) },
      lend,
      notReady: () => [],
      trustedProxies: [],
      pageRate: 60,
    });
  const logged: string[] = [];
  const request = new Request(`http://lyceum.test${course}`);
  const starting = await appWith(() => null)(request, "::1");
  assert.deepEqual([starting.status, starting.headers.get("Retry-After")], [503, "1"]);
  assert.match(await starting.text(), /The service is starting/);
  const broken = await appWith(() => ({
    db: { ...app.db, query: () => Promise.reject(new Error("secret detail")) },
    judging: { languages: [], queueLimit: 1 },
    publicUrl: "https://lyceum.example",
  }))(request, "::1");
  assert.equal(broken.status, 500);
  const text = await broken.text();
  assert.match(text, /<code>AAAAAAAAAAAAAAAA<\/code>/);
  assert.doesNotMatch(text, /secret/);
  assert.deepEqual(logged, ["fault"]);
});
