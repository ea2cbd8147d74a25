import Type from "typebox";

/** Fields that both price operations take. */
export const buyerFields = {
  discountCouponCode: Type.Optional(Type.String({
    maxLength: 255,
    description: "In any case; absent or empty for none. One that does not count is told in `couponData`",
  })),
  userCountryHint: Type.Optional(Type.String({
    pattern: "^([A-Za-z]{2})?$",
    description: "The buyer's country, ISO 3166 alpha-2; absent or empty for where the request comes from",
  })),
};

/** What both price operations say of themselves (decisions 34 and 35). */
export const priceText = `
* One entry for each of its plans, in the school's order. The currency is that of the buyer's country where the plan has a
  price in it, else the plan's fallback. The country is \`userCountryHint\`, else the one that the service's proxy tells,
  else the school's.
* Only what is \`Published\` or \`Unlisted\` has a price here.
* Amounts are integers in the currency's lowest unit. A percent discount is taken once, on the full price, rounded half up; of
  a \`PartialPaymentPlan\` at most what is not the base payment, which is owed whatever the discount.
* What remains after the base payment is divided by the number of instalments, rounded down; the last one takes the remainder.
* GST is for \`Inr\` alone, and only where the price excludes it: 18 % of the discounted price, rounded half up.
* A coupon that is unknown, not yet valid, expired, used up or for other products leaves the full price, and
  \`couponData.status\` says which.
`.trim();
