/** Two plans of one course in rupees, with a tenth off. */
export const coursePrices = [
  {
    planType: "OneTimePaymentPlan",
    serviceDigitalProductPriceId: "price-c",
    realFullPriceOfProductInLowestCurrencyUnitIrrespectiveOfTaxAndExclusiveOfDiscount: 499900,
    totalDiscountComponentValueInLowestCurrencyUnit: 49990,
    basePaymentToPayExclusiveOfTaxAndIrrespectiveOfDiscountInLowestCurrencyUnit: 499900,
    emiIntervalInDays: 0,
    allInstallmentOptions: [],
    currencySymbol: "₹",
    currencyType: "Inr",
    inrGstSpecificData: { isAmountExclusiveOfGst: false, additionalGstAmountInrPaise: 0 },
    couponData: welcome(),
  },
  {
    planType: "PartialPaymentPlan",
    serviceDigitalProductPriceId: "price-c-parts",
    realFullPriceOfProductInLowestCurrencyUnitIrrespectiveOfTaxAndExclusiveOfDiscount: 549900,
    totalDiscountComponentValueInLowestCurrencyUnit: 54990,
    basePaymentToPayExclusiveOfTaxAndIrrespectiveOfDiscountInLowestCurrencyUnit: 137475,
    emiIntervalInDays: 30,
    allInstallmentOptions: [
      instalments(206212, 178717, ["2026-03-03T09:30:00Z", "2026-04-02T09:30:00Z"]),
      instalments(137475, 119145, ["2026-03-03T09:30:00Z", "2026-04-02T09:30:00Z", "2026-05-02T09:30:00Z"]),
    ],
    currencySymbol: "₹",
    currencyType: "Inr",
    inrGstSpecificData: { isAmountExclusiveOfGst: false, additionalGstAmountInrPaise: 0 },
    couponData: welcome(),
  },
];

/** The one plan of an ebook in Australian dollars, without a coupon. */
export const ebookPrices = [{
  planType: "OneTimePaymentPlan",
  serviceDigitalProductPriceId: "price-pocket-guide",
  realFullPriceOfProductInLowestCurrencyUnitIrrespectiveOfTaxAndExclusiveOfDiscount: 800,
  totalDiscountComponentValueInLowestCurrencyUnit: 0,
  basePaymentToPayExclusiveOfTaxAndIrrespectiveOfDiscountInLowestCurrencyUnit: 800,
  emiIntervalInDays: 0,
  allInstallmentOptions: [],
  currencySymbol: "A$",
  currencyType: "Aud",
  inrGstSpecificData: { isAmountExclusiveOfGst: false, additionalGstAmountInrPaise: 0 },
  couponData: null,
}];

function welcome() {
  return {
    status: "ok",
    discountCodeUsed: "WELCOME10",
    couponTypeSpecificData: { type: "percent-off", discountPercentOffApplied: 10 },
    description: "10 % for who is new",
  };
}

function instalments(each: number, discounted: number, payByDates: readonly string[]) {
  return {
    eachInstallmentPaymentAmountInLowestCurrencyUnitExclusiveOfTaxAndDiscount: each,
    eachInstallmentPaymentAmountInLowestCurrencyUnitInclusiveOfDiscountButExclusiveOfTax: discounted,
    installmentCount: payByDates.length,
    installmentPaymentScheduleInformation: payByDates.map((payByDate) => ({ payByDate })),
  };
}
