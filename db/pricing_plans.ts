import type { Queryable } from "./database.ts";
import { sql } from "./sql.ts";

/** A plan with one of its prices. */
export interface PlanPriceRow {
  id: string;
  type: "OneTimePaymentPlan" | "PartialPaymentPlan";
  name: string;
  is_inr_amount_exclusive_of_gst: boolean;
  installment_interval_in_days: number | null;
  installment_counts: number[] | null;
  currency: string;
  symbol: string;
  full_amount: number;
  base_amount: number;
}

/**
 * A product's plans in their order, or the one of that id, each with its price in the currency, else in its fallback.
 */
export async function findPlanPrices(
  db: Queryable,
  of: { schoolId: string; productId: string; planId: string | null },
  currency: string | null,
): Promise<PlanPriceRow[]> {
  const { schoolId, productId, planId } = of;
  return await db.query<PlanPriceRow>(sql`
    select plan.id, plan.type, plan.name, plan.is_inr_amount_exclusive_of_gst,
      plan.installment_interval_in_days, plan.installment_counts,
      price.currency, price.symbol, price.full_amount, price.base_amount
    from pricing_plans plan
    cross join lateral (
      select currency, symbol, full_amount, base_amount
      from pricing_plan_prices price
      where price.school_id = plan.school_id and price.plan_id = plan.id
        and price.currency in (${currency}, plan.fallback_currency)
      order by price.currency <> plan.fallback_currency desc
      limit 1
    ) price
    where plan.school_id = ${schoolId} and plan.product_id = ${productId}
      and plan.id = coalesce(${planId}, plan.id)
    order by plan.position, plan.id`);
}
