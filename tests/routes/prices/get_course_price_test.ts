import assert from "node:assert/strict";
import { getCoursePrice } from "../../../routes/prices/get_course_price.ts";
import { testApp } from "../../_app.ts";
import { importDemoSchool, importSchools } from "../../import_school.ts";

const app = await testApp();
await importDemoSchool(app.db);
Deno.test.afterAll(() => app[Symbol.asyncDispose]());

const ask = (payload: object, headers?: Record<string, string>) =>
  app.as(null).post(
    "get-course-price",
    { serviceSchoolId: "demo", serviceCourseId: "course-c", ...payload },
    headers,
  );

interface Entry {
  currencyType: string;
  totalDiscountComponentValueInLowestCurrencyUnit: number;
  inrGstSpecificData: object;
  couponData: { status: string } | null;
}
const prices = async (payload: object, headers?: Record<string, string>) =>
  (await ask(payload, headers)).data().prices as Entry[];
const currency = async (payload: object, headers?: Record<string, string>) =>
  (await prices(payload, headers))[0]!.currencyType;

Deno.test("get-course-price answers as its example says", async () => {
  const { payload, data } = getCoursePrice.example;
  assert.deepEqual((await ask(payload)).data(), data);
});

Deno.test("get-course-price needs no key, and takes none for one", async () => {
  assert.equal((await ask({})).headers.get("RateLimit-Policy"), '"per-address";q=60;w=60');
  assert.equal((await ask({}, { "SERVICE-API-KEY": "nonsense" })).status, 200);
});

Deno.test("get-course-price takes the currency of the hint, else of the proxy's country, else of the school's", async () => {
  assert.equal(await currency({ userCountryHint: "AU" }), "Aud");
  assert.equal(await currency({ userCountryHint: "de" }), "Eur");
  assert.equal(await currency({ userCountryHint: "AU" }, { "X-Country": "DE" }), "Aud");
  assert.equal(await currency({}, { "X-Country": "DE" }), "Eur");
  assert.equal(await currency({ userCountryHint: "" }, { "X-Country": "US" }), "Usd");
  assert.equal(await currency({}, { "X-Country": "T1" }), "Inr");
  assert.equal(await currency({}), "Inr");
});

Deno.test("get-course-price falls back where the plan has no price in the country's currency", async () => {
  for (const userCountryHint of ["JP", "ZZ"]) assert.equal(await currency({ userCountryHint }), "Usd");
});

Deno.test("get-course-price says what came of a coupon, and counts only one that is ok", async () => {
  const outcome = async (discountCouponCode: string, payload: object = {}) => {
    const [price] = await prices({ discountCouponCode, ...payload });
    return [price!.couponData?.status, price!.totalDiscountComponentValueInLowestCurrencyUnit];
  };
  assert.deepEqual(await outcome("WELCOME10"), ["ok", 49_990]);
  assert.deepEqual(await outcome(" welcome10 "), ["ok", 49_990]);
  assert.deepEqual(await outcome("NOPE"), ["unknown", 0]);
  assert.deepEqual(await outcome("no such thing; drop table"), ["unknown", 0]);
  assert.deepEqual(await outcome("DIWALI25"), ["expired", 0]);
  assert.deepEqual(await outcome("TEAM-ALGO"), ["not-for-this-product", 0]);
  assert.deepEqual(await outcome(""), [undefined, 0]);
  assert.deepEqual(await outcome("TEAM-ALGO", { serviceCourseId: "course-algorithms" }), ["ok", 312_488]);
});

Deno.test("get-course-price knows a coupon that is not valid yet, or used up by sales that are paid or may be", async () => {
  const sale = (id: string, paymentStatus: string) => ({
    id,
    productId: "product",
    couponCode: "TWICE",
    soldAt: "2026-01-01T00:00:00Z",
    paymentStatus,
    currency: "Inr",
    amount: 1,
    amountInrPaise: 1,
  });
  const course = {
    id: "course",
    productId: "product",
    type: "RecordedCourse",
    title: "Course",
    slug: "course",
    sections: [],
    status: "Unlisted",
    pricingPlans: [{
      type: "OneTimePaymentPlan",
      id: "plan",
      name: "Once",
      fallbackCurrency: "Inr",
      isInrAmountExclusiveOfGst: true,
      prices: [{ currency: "Inr", symbol: "₹", fullAmount: 1_025 }, {
        currency: "Aud",
        symbol: "$",
        fullAmount: 1,
      }],
    }],
  };
  const coupon = { percentOff: 50, usesMax: 2 };
  const school = (id: string, sales: object[]) => ({
    id,
    name: id,
    country: "IN",
    courses: [course],
    coupons: [
      { ...coupon, code: "TWICE" },
      { ...coupon, code: "SOON", startsAt: "2026-02-01T09:30:01Z" },
      { ...coupon, code: "NOW", startsAt: "2026-02-01T09:30:00Z" },
      { ...coupon, code: "OVER", expiresAt: "2026-02-01T09:30:00Z" },
    ],
    sales,
  });
  await importSchools(
    app.db,
    school("once-used", [sale("1", "Valid"), sale("2", "Refunded"), sale("3", "Failed")]),
    school("twice-used", [sale("1", "Valid"), sale("2", "Pending")]),
  );
  const status = async (serviceSchoolId: string, discountCouponCode: string) =>
    (await prices({ serviceSchoolId, serviceCourseId: "course", discountCouponCode }))[0]!.couponData!.status;
  assert.equal(await status("once-used", "TWICE"), "ok");
  assert.equal(await status("twice-used", "TWICE"), "used-up");
  assert.equal(await status("once-used", "SOON"), "not-yet-valid");
  assert.equal(await status("once-used", "NOW"), "ok");
  assert.equal(await status("once-used", "OVER"), "expired");

  const gst = async (payload: object) =>
    (await prices({ serviceSchoolId: "once-used", serviceCourseId: "course", ...payload }))[0]!
      .inrGstSpecificData;
  // 1025 − 513 = 512, of which 18 % is 92.16.
  assert.deepEqual(await gst({ discountCouponCode: "NOW" }), {
    isAmountExclusiveOfGst: true,
    additionalGstAmountInrPaise: 92,
  });
  assert.deepEqual(await gst({ userCountryHint: "AU" }), {
    isAmountExclusiveOfGst: false,
    additionalGstAmountInrPaise: 0,
  });
});

Deno.test("get-course-price finds only what the school has on sale", async () => {
  const messages = async (payload: object) => (await ask(payload)).outputs();
  assert.deepEqual(await messages({ serviceCourseId: "course-x" }), [
    'not-found: data[0].data.serviceCourseId: The school sells no course "course-x"',
  ]);
  assert.deepEqual(await messages({ serviceSchoolId: "elsewhere" }), [
    'not-found: data[0].data.serviceSchoolId: There is no school "elsewhere"',
  ]);
  await importSchools(app.db, {
    id: "drafts",
    name: "Drafts",
    country: "IN",
    courses: ["Draft", "Archived", "Unlisted"].map((status) => ({
      id: status,
      productId: status,
      type: "RecordedCourse",
      title: status,
      slug: status.toLowerCase(),
      sections: [],
      status,
    })),
  });
  const found = async (serviceCourseId: string) =>
    (await ask({ serviceSchoolId: "drafts", serviceCourseId })).output.status;
  assert.deepEqual([await found("Draft"), await found("Archived"), await found("Unlisted")], [
    "error",
    "error",
    "ok",
  ]);
  assert.deepEqual(await prices({ serviceSchoolId: "drafts", serviceCourseId: "Unlisted" }), []);
});

Deno.test("get-course-price names the field that is wrong", async () => {
  assert.deepEqual((await ask({ userCountryHint: "India" })).outputs(), [
    'invalid-argument: data[0].data.userCountryHint must be a string that matches ^([A-Za-z]{2})?$, but got "India"',
  ]);
  assert.deepEqual((await ask({ serviceCourseId: null })).outputs(), [
    "invalid-argument: data[0].data.serviceCourseId is required, but is absent",
  ]);
});
