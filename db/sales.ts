import type { Queryable } from "./database.ts";
import type { ProductType } from "./digital_products.ts";
import { sql } from "./sql.ts";

/** What became of a payment. */
export const paymentStatuses = ["Valid", "Refunded", "Failed", "Pending"] as const;

/** One of {@link paymentStatuses}. */
export type PaymentStatus = (typeof paymentStatuses)[number];

/** Which sales: from `start` until before `end`. */
export interface SalesFilter {
  start: Date;
  end: Date;
  /** Any where there are none. */
  statuses: readonly PaymentStatus[];
  /** Any where there are none. */
  productTypes: readonly ProductType[];
}

/** Sales of one type of product in one period. */
export interface PeriodSalesRow {
  /** Its index, from 0. */
  period: number;
  type: ProductType;
  /** In paise, in digits: it may be past 2^53. */
  revenue: string;
  sales: number;
}

/** Sales of one product. */
export interface ProductSalesRow {
  id: string;
  title: string;
  type: ProductType;
  /** In paise, in digits: it may be past 2^53. */
  revenue: string;
  sales: number;
}

export interface SalesSumsRow {
  /** In any order. */
  periods: PeriodSalesRow[];
  /** By revenue, then id. */
  top_products: ProductSalesRow[];
}

/**
 * Sums up a school's sales, by type of product in each of the periods, and by product for the `top` ones: in one
 * statement, so that both are of the same instant, and all sales are read once, out of `sales_by_time`.
 *
 * @param periodStarts when each of the periods begins, the first one at `start`, in order
 */
export async function sumSales(
  db: Queryable,
  schoolId: string,
  filter: SalesFilter,
  { periodStarts, top }: { periodStarts: readonly Date[]; top: number },
): Promise<SalesSumsRow> {
  const { start, end, statuses, productTypes } = filter;
  const ofStatus = statuses.length === 0 ? sql`` : sql`and payment_status = any (${statuses}::text[])`;
  const ofType = productTypes.length === 0 ? sql`` : sql`where product.type = any (${productTypes}::text[])`;
  const [row] = await db.query<SalesSumsRow>(sql`
    with summed as (
      select width_bucket(sold_at, ${periodStarts}::timestamptz[]) - 1 as period, product_id,
        sum(amount_inr_paise) as revenue, count(*) as sales
      from sales
      where school_id = ${schoolId} and sold_at >= ${start} and sold_at < ${end} ${ofStatus}
      group by 1, 2
    ), sold as (
      select summed.period, summed.product_id, summed.revenue, summed.sales, product.type, product.title
      from summed
      join digital_products product on product.school_id = ${schoolId} and product.id = summed.product_id
      ${ofType}
    )
    select
      (
        select coalesce(
          json_agg(json_build_object('period', period, 'type', type, 'revenue', revenue::text, 'sales', sales)),
          '[]'
        )
        from (select period, type, sum(revenue) as revenue, sum(sales) as sales from sold group by 1, 2) period
      ) as periods,
      (
        select coalesce(
          json_agg(
            json_build_object(
              'id', product_id, 'title', title, 'type', type, 'revenue', revenue::text, 'sales', sales
            )
            order by revenue desc, product_id collate "C"
          ),
          '[]'
        )
        from (
          select product_id, title, type, sum(revenue) as revenue, sum(sales) as sales from sold
          group by product_id, title, type
          order by sum(revenue) desc, product_id collate "C"
          limit ${top}
        ) product
      ) as top_products`);
  return row!;
}
