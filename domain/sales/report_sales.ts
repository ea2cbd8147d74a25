import { type PaymentStatus, type PeriodSalesRow, type ProductSalesRow, sumSales } from "../../db/sales.ts";
import { type Context, schoolOf } from "../context.ts";
import { halfUp } from "../half_up.ts";
import { Refusal } from "../refusals.ts";
import { type Period, periodsOf, type PeriodUnit } from "./periods.ts";
import { type Bound, rangeOf, type SalesRange } from "./sales_range.ts";
import { type SoldType, soldTypeOf, storedTypeOf } from "./sold_type.ts";

export { paymentStatuses } from "../../db/sales.ts";

export interface SalesQuestion {
  from: Bound;
  to: Bound;
  /** IANA name; whose calendar days, weeks and months are of. */
  timezone: string;
  unit: PeriodUnit;
  /** Whether each period says what of it is of which type. */
  isBrokenDown: boolean;
  /** Any where there are none. */
  productTypes: readonly SoldType[];
  /** Any where there are none. */
  paymentStatuses: readonly PaymentStatus[];
}

/** What was sold. Money is in paise. */
export interface SalesReport extends SalesRange, Sums {
  /** Mean of a sale, half up; 0 without sales. */
  averageSale: number;
  /** All periods of the range, those without sales too. */
  periods: (Period & Sums & {
    /** By revenue, then type; only types that were sold; empty unless asked for. */
    breakdown: (Sums & { type: SoldType })[];
  })[];
  /** At most 10, by revenue, then id. */
  topProducts: (Sums & { id: string; title: string; type: SoldType })[];
}

interface Sums {
  revenue: number;
  sales: number;
}

const topProductsMax = 10;

/**
 * What the caller's school has sold in a range of time, by periods, by types of product and by products (decision 37).
 *
 * @throws {Refusal} `invalid-argument` for a zone or range that is none, and for sales that are too much for a number
 */
export async function reportSales(
  context: Pick<Context, "db" | "actor">,
  question: SalesQuestion,
): Promise<SalesReport> {
  const schoolId = schoolOf(context);
  const range = rangeOf(question);
  const periods = periodsOf(range, question.timezone, question.unit);
  const rows = await sumSales(context.db, schoolId, {
    ...range,
    statuses: question.paymentStatuses,
    productTypes: question.productTypes.map(storedTypeOf),
  }, { periodStarts: periods.map(({ start }) => start), top: topProductsMax });
  const total = totalOf(rows.periods);
  const ofPeriod = Map.groupBy(rows.periods, ({ period }) => period);
  return {
    ...range,
    ...total,
    averageSale: total.sales === 0 ? 0 : halfUp(BigInt(total.revenue), BigInt(total.sales)),
    periods: periods.map((period, index) => {
      const parts = ofPeriod.get(index) ?? [];
      return {
        ...period,
        ...totalOf(parts),
        breakdown: question.isBrokenDown ? parts.map(partOf).sort(inOrder) : [],
      };
    }),
    topProducts: rows.top_products.map((row) => ({ id: row.id, title: row.title, ...partOf(row) })),
  };
}

function partOf({ type, revenue, sales }: PeriodSalesRow | ProductSalesRow): Sums & { type: SoldType } {
  return { type: soldTypeOf(type), revenue: Number(revenue), sales };
}

function inOrder(one: Sums & { type: string }, other: Sums & { type: string }): number {
  return other.revenue - one.revenue || (one.type < other.type ? -1 : 1);
}

/**
 * What several sums come to. The first that is asked for is that of the whole range; no other is larger, so that all are
 * exact if it is.
 */
function totalOf(rows: readonly PeriodSalesRow[]): Sums {
  const revenue = rows.reduce((sum, row) => sum + BigInt(row.revenue), 0n);
  if (revenue > Number.MAX_SAFE_INTEGER) {
    throw new Refusal(
      "invalid-argument",
      `Cannot sum up ${revenue} paise: JSON has exact numbers up to ${Number.MAX_SAFE_INTEGER}; ask for less time`,
      { path: "to" },
    );
  }
  return { revenue: Number(revenue), sales: rows.reduce((sum, row) => sum + row.sales, 0) };
}
