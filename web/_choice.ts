import type { VisitorChoice } from "../domain/catalogue/shown_product.ts";

/** What the form on a product's page was sent with: `?country=AU&coupon=WELCOME10`. */
export function choiceOf(query: URLSearchParams): VisitorChoice & { typedCoupon: string } {
  const typedCoupon = (query.get("coupon") ?? "").slice(0, 50);
  return { country: query.get("country"), couponCode: typedCoupon || null, typedCoupon };
}
