import { halfUp } from "../half_up.ts";
import type { Plan } from "./plan.ts";

/**
 * All money is integer arithmetic in the lowest unit of a currency (decision 35). Products of amounts pass 2^53, so
 * they are made of bigints.
 */

/** GST on what is sold in India, in percent. */
const gstPercent = 18;

/**
 * What a discount takes off: that percentage of the full amount, once, half up. Of a partial plan at most what is not
 * the base, which is owed whatever the discount.
 */
export function discountOf(
  plan: Pick<Plan, "type" | "fullAmount" | "baseAmount">,
  percentOffHundredths: number,
): number {
  const most = plan.type === "PartialPaymentPlan" ? plan.fullAmount - plan.baseAmount : plan.fullAmount;
  return Math.min(portion(plan.fullAmount, percentOffHundredths, 10_000), most);
}

/** GST on top of an amount in paise, half up. */
export function gstOn(amountInrPaise: number): number {
  return portion(amountInrPaise, gstPercent, 100);
}

/** An amount in so many payments: all the same, and the last one takes what the division leaves. */
export function instalmentsOf(amount: number, count: number): number[] {
  const each = Math.floor(amount / count);
  const last = amount - each * (count - 1);
  return Array.from({ length: count }, (_, index) => index === count - 1 ? last : each);
}

/** `amount × part / whole`, half up. */
function portion(amount: number, part: number, whole: number): number {
  return halfUp(BigInt(amount) * BigInt(part), BigInt(whole));
}
