import { discountOf, gstOn, instalmentsOf } from "./amounts.ts";
import type { Coupon } from "./coupon.ts";
import type { Plan } from "./plan.ts";

/** What one pays by a plan. Amounts are in the lowest unit of the plan's currency. */
export interface Price {
  plan: Plan;
  /** What the coupon takes off. */
  discount: number;
  /** GST on top of the discounted price; 0 unless the price is in Inr and excludes it. */
  gst: number;
  /** Ways to pay what remains after the base; none for a one-time plan. */
  instalmentOptions: readonly InstalmentOption[];
  /** What came of the discount code; null when there was none. */
  coupon: Coupon | null;
}

/** What remains after the base in so many payments, without GST. */
export interface InstalmentOption {
  count: number;
  /** Each payment without discount; the last one takes the remainder. */
  amounts: readonly number[];
  /** The same after the discount. */
  discountedAmounts: readonly number[];
  /** Until when each is due: so many intervals after now. */
  payByDates: readonly Date[];
}

const dayMs = 86_400_000;

/** The price by a plan for who pays now (decision 35). */
export function priceOf(plan: Plan, coupon: Coupon | null, now: Date): Price {
  const discount = discountOf(plan, coupon?.percentOffHundredths ?? 0);
  return {
    plan,
    discount,
    gst: isGstOnTop(plan) ? gstOn(plan.fullAmount - discount) : 0,
    instalmentOptions: instalmentOptionsOf(plan, discount, now),
    coupon,
  };
}

/** Whether GST comes on top of this price: only in Inr is there any. */
export function isGstOnTop(plan: Plan): boolean {
  return plan.currency === "Inr" && plan.isInrAmountExclusiveOfGst;
}

function instalmentOptionsOf(plan: Plan, discount: number, now: Date): InstalmentOption[] {
  const interval = plan.instalmentIntervalInDays;
  if (plan.type !== "PartialPaymentPlan" || interval === null) return [];
  const remaining = plan.fullAmount - plan.baseAmount;
  return plan.instalmentCounts.map((count) => ({
    count,
    amounts: instalmentsOf(remaining, count),
    discountedAmounts: instalmentsOf(remaining - discount, count),
    payByDates: Array.from(
      { length: count },
      (_, index) => new Date(now.getTime() + (index + 1) * interval * dayMs),
    ),
  }));
}
