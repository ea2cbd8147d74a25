import Type from "typebox";
import { findPrices } from "../../domain/prices/find_prices.ts";
import { operation } from "../_operation.ts";
import { ebookPrices } from "./_example.ts";
import { PriceEntry, toPriceEntry } from "./_price_entry.ts";
import { buyerFields, priceText } from "./_question.ts";

export const getDigitalProductPrice = operation({
  number: 3,
  name: "get-digital-product-price",
  key: false,
  rate: 60,
  writes: false,
  tag: "Prices",
  summary: "Reads the prices of a digital product for a buyer's country",
  description:
    `Prices of one digital product, with a coupon where one is given. A course is a digital product too.\n\n${priceText}`,
  payload: Type.Object({
    serviceDigitalProductSlug: Type.String({ minLength: 1, maxLength: 255 }),
    serviceSchoolId: Type.String({ minLength: 1, maxLength: 63 }),
    ...buyerFields,
  }),
  data: Type.Object({ prices: Type.Array(PriceEntry) }),
  refusals: ["not-found"],
  example: {
    payload: {
      serviceDigitalProductSlug: "the-c-pocket-guide",
      serviceSchoolId: "demo",
      userCountryHint: "AU",
    },
    data: { prices: ebookPrices },
  },
  async handle({ payload, context }) {
    const prices = await findPrices(context, {
      schoolId: payload.serviceSchoolId,
      product: { slug: payload.serviceDigitalProductSlug },
      couponCode: payload.discountCouponCode,
      country: payload.userCountryHint,
    });
    return { prices: prices.map(toPriceEntry) };
  },
});
