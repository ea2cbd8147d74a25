import Type from "typebox";
import { findPrices } from "../../domain/prices/find_prices.ts";
import { operation } from "../_operation.ts";
import { coursePrices } from "./_example.ts";
import { PriceEntry, toPriceEntry } from "./_price_entry.ts";
import { buyerFields, priceText } from "./_question.ts";

export const getCoursePrice = operation({
  number: 5,
  name: "get-course-price",
  key: false,
  rate: 60,
  writes: false,
  tag: "Prices",
  summary: "Reads the prices of a course for a buyer's country",
  description: `Prices of one course, with a coupon where one is given.\n\n${priceText}`,
  payload: Type.Object({
    serviceCourseId: Type.String({ minLength: 1, maxLength: 255 }),
    serviceSchoolId: Type.String({ minLength: 1, maxLength: 63 }),
    ...buyerFields,
  }),
  data: Type.Object({ prices: Type.Array(PriceEntry) }),
  refusals: ["not-found"],
  example: {
    payload: {
      serviceCourseId: "course-c",
      serviceSchoolId: "demo",
      discountCouponCode: "WELCOME10",
      userCountryHint: "IN",
    },
    data: { prices: coursePrices },
  },
  async handle({ payload, context }) {
    const prices = await findPrices(context, {
      schoolId: payload.serviceSchoolId,
      product: { courseId: payload.serviceCourseId },
      couponCode: payload.discountCouponCode,
      country: payload.userCountryHint,
    });
    return { prices: prices.map(toPriceEntry) };
  },
});
