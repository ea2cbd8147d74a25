import assert from "node:assert/strict";
import { sql } from "../../../db/sql.ts";
import { createPaymentLinkDigitalProduct } from "../../../routes/payment_links/create_payment_link_digital_product.ts";
import { testApp } from "../../_app.ts";

const app = await testApp();
let caller: ReturnType<typeof app.as>;
Deno.test.beforeEach(async () => {
  await app.reset();
  caller = app.as(await app.key({ school: "demo", scopes: ["write"] }));
});
Deno.test.afterAll(() => app[Symbol.asyncDispose]());

const { example } = createPaymentLinkDigitalProduct;
const name = "create-payment-link-digital-product";
const price = (currencyType: string, priceInLowestCurrencyUnit = 100) => ({
  currencyType,
  currencySymbol: "¤",
  priceInLowestCurrencyUnit,
});
const payload = (config: object, productData: object = { title: "Poster" }) => ({
  productData,
  pricingPlan: { planType: "OneTimePaymentPlan", config },
});

Deno.test("create-payment-link-digital-product answers as its example says, and stores every field", async () => {
  const data = (await caller.post(name, example.payload)).data();
  assert.deepEqual(Object.keys(data), Object.keys(example.data));
  const link = /^https:\/\/lyceum\.example\/schools\/demo\/pay\/([A-Za-z0-9_-]{22})$/.exec(
    String(data.paymentLinkUrl),
  );
  const [stored] = await app.db.query(sql`
    select link.id, product.id as product_id, product.type, product.title, product.slug, product.short_description,
      product.thumbnail_url, product.status, plan.type as plan_type, plan.name, plan.fallback_currency,
      plan.is_inr_amount_exclusive_of_gst,
      array(
        select concat_ws(' ', currency, symbol, full_amount, base_amount)
        from pricing_plan_prices price where price.plan_id = plan.id order by 1
      ) as prices
    from payment_links link
    join digital_products product on product.id = link.product_id
    join pricing_plans plan on plan.id = link.plan_id and plan.product_id = product.id`);
  assert.deepEqual(stored, {
    id: link?.[1],
    product_id: data.serviceDigitalProductId,
    type: "DownloadableProduct",
    title: "Mock interview, one hour",
    slug: "mock-interview-one-hour",
    short_description: "With somebody who has led many.",
    thumbnail_url: "https://example.org/thumbnails/mock-interview.jpg",
    status: "Draft",
    plan_type: "OneTimePaymentPlan",
    name: "One hour",
    fallback_currency: "Aud",
    is_inr_amount_exclusive_of_gst: true,
    prices: ["Aud A$ 5900 5900", "Inr ₹ 250000 250000"],
  });
});

Deno.test("a product that is made published has the price that was asked for", async () => {
  const prices = [price("Inr", Number.MAX_SAFE_INTEGER), price("Aud")];
  await caller.post(name, payload({ prices }, { title: "Poster", status: "Published" }));
  const ask = async (userCountryHint: string) => {
    const answer = await app.as(null).post("get-digital-product-price", {
      serviceSchoolId: "demo",
      serviceDigitalProductSlug: "poster",
      userCountryHint,
    });
    const [entry] = answer.data().prices as Record<string, unknown>[];
    return [
      entry!.currencyType,
      entry!.realFullPriceOfProductInLowestCurrencyUnitIrrespectiveOfTaxAndExclusiveOfDiscount,
    ];
  };
  assert.deepEqual(await ask("AU"), ["Aud", 100]);
  assert.deepEqual(await ask("IN"), ["Inr", Number.MAX_SAFE_INTEGER]);
  // Without a fallback that was chosen, the first price is it.
  assert.deepEqual(await ask("US"), ["Inr", Number.MAX_SAFE_INTEGER]);
});

Deno.test("create-payment-link-digital-product names the field that is wrong, and makes nothing", async () => {
  const at = "invalid-argument: data[0].data.pricingPlan.config";
  const wrong: [object, string][] = [
    [{ prices: [] }, `${at}.prices must be an array of 1 to 200 elements, but got an array of 0`],
    [
      { prices: [price("Inr", 0)] },
      `${at}.prices[0].priceInLowestCurrencyUnit must be an integer from 1 to 9007199254740991, but got 0`,
    ],
    [
      { prices: [price("Inr", 0.5)] },
      `${at}.prices[0].priceInLowestCurrencyUnit must be an integer from 1 to 9007199254740991, but got 0.5`,
    ],
    [
      { prices: [price("INR")] },
      `${at}.prices[0].currencyType: must be a currency of ISO 4217 written Inr, but got "INR"`,
    ],
    [
      { prices: [price("Inr"), price("Zzz")] },
      `${at}.prices[1].currencyType: must be a currency of ISO 4217 written Inr, but got "Zzz"`,
    ],
    [
      { prices: [price("Inr"), price("Inr")] },
      `${at}.prices[1].currencyType: must be another currency than before, but got "Inr" again`,
    ],
    [
      { prices: [price("Inr"), price("Aud")], defaultFallbackCurrency: "Usd" },
      `${at}.defaultFallbackCurrency: must be the currency of one of the prices, Inr, Aud, but got "Usd"`,
    ],
    [{}, `${at}.prices is required, but is absent`],
  ];
  for (const [config, message] of wrong) {
    assert.deepEqual((await caller.post(name, payload(config))).outputs(), [message]);
  }
  const partial = {
    ...payload({ prices: [price("Inr")] }),
    pricingPlan: { planType: "PartialPaymentPlan", config: {} },
  };
  assert.deepEqual((await caller.post(name, partial)).outputs(), [
    'invalid-argument: data[0].data.pricingPlan.planType must be "OneTimePaymentPlan", but got "PartialPaymentPlan"',
  ]);
  assert.deepEqual(await app.db.query(sql`select from digital_products`), []);
});

Deno.test("create-payment-link-digital-product needs the scope write, and makes one link for one Idempotency-Key", async () => {
  const reader = app.as(await app.key({ school: "demo", scopes: ["read"] }));
  assert.equal((await reader.post(name, example.payload)).status, 403);
  const once = { "Idempotency-Key": "link-1" };
  const first = await caller.post(name, example.payload, once);
  assert.deepEqual((await caller.post(name, example.payload, once)).data(), first.data());
  assert.equal((await app.db.query(sql`select from payment_links`)).length, 1);
});
