import { findCoupon } from "../../db/coupons.ts";
import { findProductForSale } from "../../db/digital_products.ts";
import { findPlanPrices, type PlanPriceRow } from "../../db/pricing_plans.ts";
import type { Queryable } from "../../db/database.ts";
import type { Context } from "../context.ts";
import { Refusal } from "../refusals.ts";
import { shown } from "../schema_words/shown.ts";
import { type Coupon, couponCodeOf, judgeCoupon } from "./coupon.ts";
import { currencyOfCountry } from "./currency_of_country.ts";
import type { Plan } from "./plan.ts";
import { type Price, priceOf } from "./price.ts";

/** What is priced, for whom. */
export interface PriceQuestion {
  schoolId: string;
  /** One of the two; a course is a product too. */
  product: { slug: string } | { courseId: string };
  /** A discount code as it was typed; empty or absent for none. */
  couponCode?: string;
  /** ISO 3166 alpha-2, in any case; empty or absent for where the client seems to be. */
  country?: string;
}

/**
 * Prices of a product that is on sale, one for each of its plans, in their order: in the currency of the buyer's
 * country where the plan has a price in it, else in the plan's fallback (decisions 34 and 35).
 *
 * @throws {Refusal} `not-found` for a school or a product that is not there or not on sale
 */
export async function findPrices(
  context: Pick<Context, "db" | "clock" | "clientCountry">,
  question: PriceQuestion,
): Promise<Price[]> {
  const { schoolId, product: by } = question;
  const product = await findProductForSale(context.db, schoolId, by);
  if (product === undefined) {
    throw new Refusal("not-found", `There is no school ${shown(schoolId)}`, { path: "serviceSchoolId" });
  }
  if (product.id === null) throw noProduct(by);
  const buyer = {
    country: question.country || context.clientCountry || product.country,
    couponCode: question.couponCode,
  };
  return await pricesOfProduct(context, { schoolId, productId: product.id }, buyer);
}

/** As {@link findPrices}, for a product that is known to be there; `planId` to have that plan alone. */
export async function pricesOfProduct(
  { db, clock }: Pick<Context, "clock"> & { db: Queryable },
  of: { schoolId: string; productId: string; planId?: string },
  buyer: { country: string; couponCode?: string },
): Promise<Price[]> {
  const now = clock();
  const { schoolId, productId, planId = null } = of;
  const currency = currencyOfCountry(buyer.country.toUpperCase());
  const rows = await findPlanPrices(db, { schoolId, productId, planId }, currency);
  const coupon = buyer.couponCode?.trim()
    ? await findAndJudgeCoupon(db, schoolId, productId, buyer.couponCode, now)
    : null;
  return rows.map((row) => priceOf(planOf(row), coupon, now));
}

async function findAndJudgeCoupon(
  db: Queryable,
  schoolId: string,
  productId: string,
  typed: string,
  now: Date,
): Promise<Coupon> {
  const code = couponCodeOf(typed);
  const row = code === null ? undefined : await findCoupon(db, schoolId, code, productId);
  return judgeCoupon(code ?? typed.trim().toUpperCase(), row, now);
}

function planOf(row: PlanPriceRow): Plan {
  return {
    id: row.id,
    type: row.type,
    name: row.name,
    currency: row.currency,
    symbol: row.symbol,
    fullAmount: row.full_amount,
    baseAmount: row.base_amount,
    isInrAmountExclusiveOfGst: row.is_inr_amount_exclusive_of_gst,
    instalmentIntervalInDays: row.installment_interval_in_days,
    instalmentCounts: row.installment_counts ?? [],
  };
}

function noProduct(by: PriceQuestion["product"]): Refusal {
  return "slug" in by
    ? new Refusal("not-found", `The school sells no product ${shown(by.slug)}`, {
      path: "serviceDigitalProductSlug",
    })
    : new Refusal("not-found", `The school sells no course ${shown(by.courseId)}`, {
      path: "serviceCourseId",
    });
}
