import type { CouponRow } from "../../db/coupons.ts";

/** What came of a discount code. Only `ok` changes a price; the others name why it does not (decision 35). */
export interface Coupon {
  status: "ok" | "unknown" | "not-yet-valid" | "expired" | "used-up" | "not-for-this-product";
  /** As it was typed, in capitals. */
  code: string;
  /** Hundredths of a percent that are taken off; 0 unless `ok`. */
  percentOffHundredths: number;
  /** What the coupon says of itself, or why it does not count. */
  description: string;
}

/** Code as coupons are stored: in capitals, without spaces around it. Null for what can be none. */
export function couponCodeOf(typed: string): string | null {
  const code = typed.trim().toUpperCase();
  return /^[A-Z0-9_-]{1,50}$/.test(code) ? code : null;
}

/** Whether a code counts now. `row` is what is stored of it for the product; undefined when nothing is. */
export function judgeCoupon(code: string, row: CouponRow | undefined, now: Date): Coupon {
  const refused = (status: Coupon["status"], description: string): Coupon => {
    return { status, code, percentOffHundredths: 0, description };
  };
  if (row === undefined) return refused("unknown", "There is no such coupon");
  if (row.starts_at !== null && now < row.starts_at) {
    return refused("not-yet-valid", "The coupon does not count yet");
  }
  if (row.expires_at !== null && now >= row.expires_at) {
    return refused("expired", "The coupon counts no more");
  }
  if (row.is_used_up) return refused("used-up", "The coupon was used as often as it may be");
  if (!row.is_for_product) return refused("not-for-this-product", "The coupon is for other products");
  const { percent_off_hundredths, description } = row;
  return { status: "ok", code, percentOffHundredths: percent_off_hundredths, description };
}
