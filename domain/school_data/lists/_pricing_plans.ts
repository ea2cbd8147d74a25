import Type, { type Static } from "typebox";
import { amount, count, currency, entry, flag, id, optional, words } from "../_fields.ts";
import type { Complain, Put } from "../list.ts";

const price = entry({
  currency: currency("Its currency"),
  symbol: words(10, "As shown beside the amount"),
  fullAmount: amount("The full price without discount"),
  baseAmount: optional(amount("What is paid at once; only of a PartialPaymentPlan")),
});

const prices = Type.Array(price, { minItems: 1, maxItems: 200 });

const planFields = {
  id: id("serviceDigitalProductPriceId of the interface; unique in the school"),
  name: words(255, "For people: friendlyPlanName of the interface"),
  fallbackCurrency: currency("Where the buyer's country has no price; one of the prices has it"),
  isInrAmountExclusiveOfGst: optional(
    flag("Whether GST comes on top of the price in Inr; false when absent"),
  ),
  prices,
};

/** A way to pay for a product. */
export const pricingPlan = Type.Union([
  entry({ type: Type.Literal("OneTimePaymentPlan"), ...planFields }),
  entry({
    type: Type.Literal("PartialPaymentPlan"),
    ...planFields,
    installmentIntervalInDays: count(1, 3650, "Days from one payment to the next"),
    installmentCounts: Type.Array(count(1, 1000, "A number of instalments"), {
      minItems: 1,
      maxItems: 100,
      uniqueItems: true,
    }),
  }),
]);

/** Puts the pricing plans of a product, in their order. */
export function putPricingPlans(
  productId: string,
  plans: readonly Static<typeof pricingPlan>[],
  put: Put,
  complain: Complain,
): void {
  plans.forEach((plan, position) => {
    const place = `pricingPlans[${position}]`;
    const isPartial = plan.type === "PartialPaymentPlan";
    if (!plan.prices.some(({ currency }) => currency === plan.fallbackCurrency)) {
      const currencies = plan.prices.map(({ currency }) => currency).join(", ");
      complain(
        `${place}.fallbackCurrency`,
        `must be of one of the prices, ${currencies}, but is ${plan.fallbackCurrency}`,
      );
    }
    if (isPartial) {
      plan.installmentCounts.forEach((count, index) => {
        if (count * plan.installmentIntervalInDays <= 36_500) return;
        complain(
          `${place}.installmentCounts[${index}]`,
          `must end within 36500 days, but ${count} ends later`,
        );
      });
    }
    put("pricing_plans", {
      id: plan.id,
      product_id: productId,
      position,
      type: plan.type,
      name: plan.name,
      fallback_currency: plan.fallbackCurrency,
      is_inr_amount_exclusive_of_gst: plan.isInrAmountExclusiveOfGst ?? false,
      installment_interval_in_days: isPartial ? plan.installmentIntervalInDays : null,
      installment_counts: isPartial ? plan.installmentCounts : null,
    }, place);
    plan.prices.forEach(({ currency, symbol, fullAmount, baseAmount }, index) => {
      const pricePlace = `${place}.prices[${index}]`;
      if (isPartial && baseAmount === undefined) {
        complain(`${pricePlace}.baseAmount`, "is required of a PartialPaymentPlan, but is absent");
      }
      if (!isPartial && baseAmount !== undefined && baseAmount !== fullAmount) {
        complain(`${pricePlace}.baseAmount`, "must be absent of a OneTimePaymentPlan, which is paid at once");
      }
      if (baseAmount !== undefined && baseAmount > fullAmount) {
        complain(
          `${pricePlace}.baseAmount`,
          `must be at most fullAmount, ${fullAmount}, but is ${baseAmount}`,
        );
      }
      put(
        "pricing_plan_prices",
        {
          plan_id: plan.id,
          currency,
          symbol,
          full_amount: fullAmount,
          base_amount: baseAmount ?? fullAmount,
        },
        pricePlace,
      );
    });
  });
}
