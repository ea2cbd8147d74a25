import assert from "node:assert/strict";
import fc from "fast-check";
import type { Coupon } from "./coupon.ts";
import { currencyOfCountry } from "./currency_of_country.ts";
import type { Plan } from "./plan.ts";
import { isGstOnTop, type Price, priceOf } from "./price.ts";

const now = new Date("2026-02-01T09:30:00Z");
const dayMs = 86_400_000;

/** Small amounts, where rounding shows, as often as any. */
const amount = fc.oneof(fc.nat(200), fc.nat(1_000_000), fc.maxSafeNat());
const country = fc.constantFrom("IN", "AU", "US", "DE", "JP", "KW", "CL", "BR", "ZZ", "AQ");

const plan: fc.Arbitrary<Plan> = fc.record({
  type: fc.constantFrom("OneTimePaymentPlan" as const, "PartialPaymentPlan" as const),
  country,
  amounts: fc.tuple(amount, amount),
  isInrAmountExclusiveOfGst: fc.boolean(),
  interval: fc.integer({ min: 1, max: 365 }),
  counts: fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 5 }),
}).map(({ type, country, amounts, isInrAmountExclusiveOfGst, interval, counts }) => {
  const isPartial = type === "PartialPaymentPlan";
  const fullAmount = Math.max(...amounts);
  return {
    id: "plan",
    name: "Plan",
    symbol: "¤",
    type,
    currency: currencyOfCountry(country) ?? "Usd",
    fullAmount,
    baseAmount: isPartial ? Math.min(...amounts) : fullAmount,
    isInrAmountExclusiveOfGst,
    instalmentIntervalInDays: isPartial ? interval : null,
    instalmentCounts: isPartial ? counts : [],
  };
});

const coupon: fc.Arbitrary<Coupon | null> = fc.option(
  fc.record({
    status: fc.constant("ok" as const),
    code: fc.constant("CODE"),
    description: fc.constant(""),
    percentOffHundredths: fc.integer({ min: 0, max: 10_000 }),
  }),
);

/** The property holds for 5,000 plans and coupons, the same in every run. */
function always(name: string, property: (price: Price) => void): void {
  Deno.test(name, () => {
    fc.assert(
      fc.property(plan, coupon, (plan, coupon) => property(priceOf(plan, coupon, now))),
      { seed: 35, numRuns: 5_000 },
    );
  });
}

/** Sums pass 2^53. */
const sum = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + BigInt(amount), 0n);

always("instalments and base sum to the full price, with and without discount", ({ plan, ...price }) => {
  assert.equal(price.instalmentOptions.length, plan.instalmentCounts.length);
  for (const { count, amounts, discountedAmounts } of price.instalmentOptions) {
    assert.deepEqual([amounts.length, discountedAmounts.length], [count, count]);
    const base = BigInt(plan.baseAmount);
    assert.equal(base + sum(amounts), BigInt(plan.fullAmount));
    assert.equal(base + sum(discountedAmounts), BigInt(plan.fullAmount) - BigInt(price.discount));
  }
});

always("no amount is negative or broken, and all but the last instalment are the same", (price) => {
  const options = price.instalmentOptions.flatMap((option) => [option.amounts, option.discountedAmounts]);
  for (const amount of [price.discount, price.gst, ...options.flat()]) {
    assert.ok(Number.isSafeInteger(amount) && amount >= 0, String(amount));
  }
  for (const amounts of options) {
    const [each, last] = [amounts[0]!, amounts.at(-1)!];
    assert.ok(amounts.slice(0, -1).every((amount) => amount === each));
    assert.ok(last >= each && last - each < amounts.length);
  }
});

always(
  "a discount is the percentage of the full price, half up, and leaves the base",
  ({ plan, discount, coupon }) => {
    const hundredths = BigInt(coupon?.percentOffHundredths ?? 0);
    const most = plan.fullAmount - (plan.type === "PartialPaymentPlan" ? plan.baseAmount : 0);
    assert.ok(discount <= most);
    // |discount − exact| ≤ ½, and exactly ½ only upwards, in units of 1/10000.
    const off = BigInt(discount) * 10_000n - BigInt(plan.fullAmount) * hundredths;
    if (discount < most) assert.ok(off > -5_000n && off <= 5_000n, String(off));
    else assert.ok(off <= 5_000n, String(off));
  },
);

always(
  "GST is 18 percent of the discounted price in Inr that excludes it, half up, and else nothing",
  (price) => {
    const { plan, gst, discount } = price;
    assert.equal(isGstOnTop(plan), plan.currency === "Inr" && plan.isInrAmountExclusiveOfGst);
    if (!isGstOnTop(plan)) return assert.equal(gst, 0);
    const off = BigInt(gst) * 100n - (BigInt(plan.fullAmount) - BigInt(discount)) * 18n;
    assert.ok(off > -50n && off <= 50n, String(off));
  },
);

always("payments are due one interval after the other, the first one interval from now", (price) => {
  for (const { count, payByDates } of price.instalmentOptions) {
    assert.equal(payByDates.length, count);
    payByDates.forEach((date, index) => {
      assert.equal(
        date.getTime(),
        now.getTime() + (index + 1) * price.plan.instalmentIntervalInDays! * dayMs,
      );
    });
  }
});

Deno.test("what a one-time plan costs is paid at once", () => {
  fc.assert(
    fc.property(plan, coupon, (plan, coupon) => {
      fc.pre(plan.type === "OneTimePaymentPlan");
      assert.deepEqual(priceOf(plan, coupon, now).instalmentOptions, []);
    }),
    { seed: 35, numRuns: 1_000 },
  );
});
