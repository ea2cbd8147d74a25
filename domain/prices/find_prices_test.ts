import assert from "node:assert/strict";
import fc from "fast-check";
import { importSchools } from "../../tests/import_school.ts";
import { tenants } from "../../tests/tenants.ts";
import { findPrices } from "./find_prices.ts";

const { db, at } = await tenants();

/** What each country pays in, said here again so that the library is not its own witness. */
const currencies: Record<string, string> = {
  IN: "Inr",
  AU: "Aud",
  US: "Usd",
  DE: "Eur",
  JP: "Jpy",
  KW: "Kwd",
};
const amount = fc.oneof(fc.nat(300), fc.nat(5_000_000), fc.maxSafeNat());
const currency = fc.constantFrom<string[]>("Inr", "Aud", "Usd", "Eur", "Jpy");

const product = fc.record({
  currencies: fc.uniqueArray(currency, { minLength: 1, maxLength: 5 }),
  amounts: fc.array(fc.tuple(amount, amount), { minLength: 5, maxLength: 5 }),
  isPartial: fc.boolean(),
  isGstOnTop: fc.boolean(),
  counts: fc.uniqueArray(fc.integer({ min: 1, max: 36 }), { minLength: 1, maxLength: 3 }),
});
const question = fc.record({
  product: fc.nat(249),
  coupon: fc.nat(60),
  country: fc.option(fc.constantFrom(...Object.keys(currencies), "ZZ")),
});

Deno.test("a thousand prices of random plans, coupons and countries are what decisions 34 and 35 say", async () => {
  const seed = 3_435;
  const products = fc.sample(product, { seed, numRuns: 250 });
  const percents = fc.sample(fc.integer({ min: 1, max: 10_000 }), { seed, numRuns: 60 });
  await importSchools(db, {
    id: "north",
    name: "North",
    country: "AU",
    coupons: percents.map((hundredths, index) => ({ code: `C${index}`, percentOff: hundredths / 100 })),
    digitalProducts: products.map(({ currencies, amounts, isPartial, isGstOnTop, counts }, index) => ({
      id: `p${index}`,
      type: "Ebook",
      title: "x",
      slug: `p${index}`,
      status: "Published",
      pricingPlans: [{
        type: isPartial ? "PartialPaymentPlan" : "OneTimePaymentPlan",
        id: `plan${index}`,
        name: "x",
        fallbackCurrency: currencies[0],
        isInrAmountExclusiveOfGst: isGstOnTop,
        prices: currencies.map((currency, place) => ({
          currency,
          symbol: "¤",
          fullAmount: Math.max(...amounts[place]!),
          ...(isPartial ? { baseAmount: Math.min(...amounts[place]!) } : {}),
        })),
        ...(isPartial ? { installmentIntervalInDays: 30, installmentCounts: counts } : {}),
      }],
    })),
  });
  const context = at("2026-02-01T09:30:00Z");
  for (const asked of fc.sample(question, { seed, numRuns: 1_000 })) {
    const { currencies: offered, amounts, isPartial, isGstOnTop } = products[asked.product]!;
    const [price, ...more] = await findPrices(context, {
      schoolId: "north",
      product: { slug: `p${asked.product}` },
      // The last one is none.
      couponCode: asked.coupon < percents.length ? `c${asked.coupon}` : undefined,
      country: asked.country ?? undefined,
    });
    assert.deepEqual(more, []);
    const wanted = currencies[asked.country ?? "AU"];
    const currency = wanted !== undefined && offered.includes(wanted) ? wanted : offered[0]!;
    const [one, other] = amounts[offered.indexOf(currency)]!;
    const full = BigInt(Math.max(one, other));
    const base = isPartial ? BigInt(Math.min(one, other)) : 0n;
    const percent = BigInt(percents[asked.coupon] ?? 0);
    const discount = least(halfUp(full * percent, 10_000n), full - base);
    const gst = currency === "Inr" && isGstOnTop ? halfUp((full - discount) * 18n, 100n) : 0n;
    assert.deepEqual(
      [price!.plan.currency, BigInt(price!.plan.fullAmount), BigInt(price!.discount), BigInt(price!.gst)],
      [currency, full, discount, gst],
      JSON.stringify(asked),
    );
    for (const { discountedAmounts } of price!.instalmentOptions) {
      assert.equal(base + discountedAmounts.reduce((sum, part) => sum + BigInt(part), 0n), full - discount);
    }
  }
});

const least = (a: bigint, b: bigint) => a < b ? a : b;

/** By the remainder, where the rule itself adds a half. */
function halfUp(dividend: bigint, divisor: bigint): bigint {
  return dividend / divisor + (2n * (dividend % divisor) >= divisor ? 1n : 0n);
}
