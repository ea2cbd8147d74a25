import Type, { type StaticDecode } from "typebox";
import { isGstOnTop, type Price } from "../../domain/prices/price.ts";
import { timestamp } from "../_timestamp.ts";

const amount = (description: string) => Type.Integer({ minimum: 0, description });

const InstallmentOption = Type.Object({
  eachInstallmentPaymentAmountInLowestCurrencyUnitExclusiveOfTaxAndDiscount: amount(
    "One payment without discount; the last one also takes what the division leaves",
  ),
  eachInstallmentPaymentAmountInLowestCurrencyUnitInclusiveOfDiscountButExclusiveOfTax: amount(
    "The same after the discount",
  ),
  installmentCount: Type.Integer({ minimum: 1 }),
  installmentPaymentScheduleInformation: Type.Array(
    Type.Object({ payByDate: timestamp({ description: "Until when it is due" }) }),
    { description: "One entry a payment: the instant of the request plus 1, 2, … intervals" },
  ),
});

const CouponData = Type.Object({
  status: Type.Enum(["ok", "unknown", "not-yet-valid", "expired", "used-up", "not-for-this-product"]),
  discountCodeUsed: Type.String({ description: "The code, in capitals" }),
  couponTypeSpecificData: Type.Object({
    type: Type.Literal("percent-off"),
    discountPercentOffApplied: Type.Number({ description: "Percent of the full price; 0 unless ok" }),
  }),
  description: Type.String({ description: "What the coupon says of itself, or why it does not count" }),
});

/** One of `prices`: a plan in one currency. */
export const PriceEntry = Type.Object({
  planType: Type.Enum(["OneTimePaymentPlan", "PartialPaymentPlan"]),
  serviceDigitalProductPriceId: Type.String(),
  realFullPriceOfProductInLowestCurrencyUnitIrrespectiveOfTaxAndExclusiveOfDiscount: amount(
    "Full price, without discount",
  ),
  totalDiscountComponentValueInLowestCurrencyUnit: amount("What the coupon takes off it"),
  basePaymentToPayExclusiveOfTaxAndIrrespectiveOfDiscountInLowestCurrencyUnit: amount(
    "What is paid at once, without discount; the full price of a one-time plan",
  ),
  emiIntervalInDays: Type.Integer({
    minimum: 0,
    description: "Days from one payment to the next; 0 for a one-time plan",
  }),
  allInstallmentOptions: Type.Array(InstallmentOption, {
    description: "Ways to pay what remains after the base payment; empty for a one-time plan",
  }),
  currencySymbol: Type.String(),
  currencyType: Type.String({ description: "ISO 4217, written `Inr`" }),
  inrGstSpecificData: Type.Object({
    isAmountExclusiveOfGst: Type.Boolean({ description: "Whether GST comes on top of this price" }),
    additionalGstAmountInrPaise: amount("18 % of the discounted price when it does, else 0"),
  }),
  couponData: Type.Union([CouponData, Type.Null()], { description: "Null without a discount code" }),
});

/** A price in the interface's words. */
export function toPriceEntry(price: Price): StaticDecode<typeof PriceEntry> {
  const { plan, discount, gst, coupon } = price;
  return {
    planType: plan.type,
    serviceDigitalProductPriceId: plan.id,
    realFullPriceOfProductInLowestCurrencyUnitIrrespectiveOfTaxAndExclusiveOfDiscount: plan.fullAmount,
    totalDiscountComponentValueInLowestCurrencyUnit: discount,
    basePaymentToPayExclusiveOfTaxAndIrrespectiveOfDiscountInLowestCurrencyUnit: plan.baseAmount,
    emiIntervalInDays: plan.instalmentIntervalInDays ?? 0,
    allInstallmentOptions: price.instalmentOptions.map((option) => ({
      eachInstallmentPaymentAmountInLowestCurrencyUnitExclusiveOfTaxAndDiscount: option.amounts[0]!,
      eachInstallmentPaymentAmountInLowestCurrencyUnitInclusiveOfDiscountButExclusiveOfTax: option
        .discountedAmounts[0]!,
      installmentCount: option.count,
      installmentPaymentScheduleInformation: option.payByDates.map((payByDate) => ({ payByDate })),
    })),
    currencySymbol: plan.symbol,
    currencyType: plan.currency,
    inrGstSpecificData: { isAmountExclusiveOfGst: isGstOnTop(plan), additionalGstAmountInrPaise: gst },
    couponData: coupon && {
      status: coupon.status,
      discountCodeUsed: coupon.code,
      couponTypeSpecificData: {
        type: "percent-off",
        discountPercentOffApplied: coupon.percentOffHundredths / 100,
      },
      description: coupon.description,
    },
  };
}
