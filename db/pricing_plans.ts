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

/** A plan that is paid at once, with its prices. */
export interface NewPlanRow {
  id: string;
  product_id: string;
  name: string;
  fallback_currency: string;
  is_inr_amount_exclusive_of_gst: boolean;
  prices: readonly { currency: string; symbol: string; amount: number }[];
}

/** Stores a one-time plan as the first of its product. */
export async function insertOneTimePlan(db: Queryable, schoolId: string, plan: NewPlanRow): Promise<void> {
  await db.query(sql`
    with plan as (
      insert into pricing_plans (
        school_id, id, product_id, position, type, name, fallback_currency, is_inr_amount_exclusive_of_gst
      ) values (
        ${schoolId}, ${plan.id}, ${plan.product_id}, 0, 'OneTimePaymentPlan', ${plan.name},
        ${plan.fallback_currency}, ${plan.is_inr_amount_exclusive_of_gst}
      )
      returning school_id, id
    )
    insert into pricing_plan_prices (school_id, plan_id, currency, symbol, full_amount, base_amount)
    select plan.school_id, plan.id, price.currency, price.symbol, price.amount, price.amount
    from plan, unnest(
      ${plan.prices.map((price) => price.currency)}::text[],
      ${plan.prices.map((price) => price.symbol)}::text[],
      ${plan.prices.map((price) => price.amount)}::bigint[]
    ) as price (currency, symbol, amount)`);
}
