import type { Queryable } from "./database.ts";
import { sql } from "./sql.ts";

/** A coupon as it is for one product. */
export interface CouponRow {
  description: string;
  percent_off_hundredths: number;
  starts_at: Date | null;
  expires_at: Date | null;
  /** Whether it was used in as many sales as it may be. */
  is_used_up: boolean;
  is_for_product: boolean;
}

/** Finds a coupon by its code in capitals. Of its sales only as many are counted as it takes to know. */
export async function findCoupon(
  db: Queryable,
  schoolId: string,
  code: string,
  productId: string,
): Promise<CouponRow | undefined> {
  const rows = await db.query<CouponRow>(sql`
    select coupon.description, coupon.percent_off_hundredths, coupon.starts_at, coupon.expires_at,
      coupon.uses_max is not null and coupon.uses_max <= (
        select count(*) from (
          select from sales
          where sales.school_id = coupon.school_id and sales.coupon_code = coupon.code
            and sales.payment_status in ('Valid', 'Pending')
          limit coupon.uses_max
        ) as use
      ) as is_used_up,
      coupon.is_for_all_products or exists (
        select from coupon_products
        where coupon_products.school_id = coupon.school_id and coupon_products.code = coupon.code
          and coupon_products.product_id = ${productId}
      ) as is_for_product
    from coupons coupon
    where coupon.school_id = ${schoolId} and coupon.code = ${code}`);
  return rows[0];
}
