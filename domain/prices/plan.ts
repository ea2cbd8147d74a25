/** A way to pay for a product, with its price in one currency. Amounts are in the currency's lowest unit. */
export interface Plan {
  id: string;
  type: "OneTimePaymentPlan" | "PartialPaymentPlan";
  /** For people. */
  name: string;
  /** ISO 4217, written `Inr`. */
  currency: string;
  /** As shown beside the amount. */
  symbol: string;
  /** Without discount; without GST where `isInrAmountExclusiveOfGst`. */
  fullAmount: number;
  /** What is paid at once of a partial plan; the full amount of a one-time plan. */
  baseAmount: number;
  /** Whether GST comes on top of the price in `Inr`. */
  isInrAmountExclusiveOfGst: boolean;
  /** Days from one payment to the next; null for a one-time plan. */
  instalmentIntervalInDays: number | null;
  /** Numbers of instalments to choose from; none for a one-time plan. */
  instalmentCounts: readonly number[];
}
