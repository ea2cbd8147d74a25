import Type from "typebox";
import { paymentStatuses } from "../../../db/sales.ts";
import { amount, count, currency, entry, id, instant, optional, text } from "../_fields.ts";
import { list } from "../list.ts";

const code = (description: string) => Type.String({ pattern: "^[A-Z0-9_-]{1,50}$", description });

export const coupons = list({
  name: "coupons",
  entry: entry({
    code: code("What a buyer types, in capitals"),
    description: optional(text(500, "For people")),
    percentOff: Type.Number({
      minimum: 0.01,
      maximum: 100,
      description: "Percent off the full price, to two decimals",
    }),
    startsAt: optional(instant("Before it the coupon does not count")),
    expiresAt: optional(instant("From it on the coupon counts no more")),
    usesMax: optional(count(1, 2_147_483_647, "Sales after which it is used up")),
    productIds: optional(Type.Array(id("A product that it is for"), {
      maxItems: 10_000,
      uniqueItems: true,
      description: "The products that it is for; all when absent",
    })),
  }),
  rows(coupon, put, complain) {
    const hundredths = Math.round(coupon.percentOff * 100);
    if (hundredths / 100 !== coupon.percentOff) {
      complain("percentOff", `must have two decimals at most, but is ${coupon.percentOff}`);
    }
    put("coupons", {
      code: coupon.code,
      description: coupon.description ?? "",
      percent_off_hundredths: hundredths,
      starts_at: coupon.startsAt,
      expires_at: coupon.expiresAt,
      uses_max: coupon.usesMax,
      is_for_all_products: coupon.productIds === undefined,
    });
    coupon.productIds?.forEach((productId, index) =>
      put("coupon_products", { code: coupon.code, product_id: productId }, `productIds[${index}]`)
    );
  },
});

export const sales = list({
  name: "sales",
  entry: entry({
    id: id("Names the sale; unique in the school"),
    productId: id("What was sold"),
    userId: optional(id("To whom; absent for who has no account")),
    pricingPlanId: optional(id("How it is paid")),
    couponCode: optional(code("The coupon")),
    soldAt: instant("When"),
    paymentStatus: Type.Enum([...paymentStatuses]),
    currency: currency("What was paid in"),
    amount: amount("What was paid"),
    amountInrPaise: amount("The same in rupees, at the rate of that day; amount itself when that is in Inr"),
  }),
  rows(sale, put, complain) {
    if (sale.currency === "Inr" && sale.amount !== sale.amountInrPaise) {
      complain(
        "amountInrPaise",
        `must be amount, ${sale.amount}, which is in Inr, but is ${sale.amountInrPaise}`,
      );
    }
    put("sales", {
      id: sale.id,
      product_id: sale.productId,
      user_id: sale.userId,
      plan_id: sale.pricingPlanId,
      coupon_code: sale.couponCode,
      sold_at: sale.soldAt,
      payment_status: sale.paymentStatus,
      currency: sale.currency,
      amount: sale.amount,
      amount_inr_paise: sale.amountInrPaise,
    });
  },
});

export const paymentLinks = list({
  name: "paymentLinks",
  entry: entry({
    id: id("Names the checkout page in its address; it must not be easy to guess"),
    productId: id("What is bought"),
    pricingPlanId: id("How it is paid"),
    createdAt: optional(instant("When it was made; the time of the import when absent")),
  }),
  rows: (link, put) =>
    put("payment_links", {
      id: link.id,
      product_id: link.productId,
      plan_id: link.pricingPlanId,
      created_at: link.createdAt,
    }),
});
