import type { ProductStatus } from "../../db/digital_products.ts";
import { insertPaymentLink } from "../../db/payment_links.ts";
import { insertOneTimePlan } from "../../db/pricing_plans.ts";
import { paymentLinkUrl } from "../catalogue/links.ts";
import { storeProduct } from "../catalogue/store_product.ts";
import { type Context, schoolOf } from "../context.ts";
import { isCurrency } from "../prices/is_currency.ts";
import { Refusal } from "../refusals.ts";
import { shown } from "../schema_words/shown.ts";
import { uuid } from "../uuid.ts";

/** A product to be paid for, and how. */
export interface NewPaymentLink {
  product: { title: string; shortDescription: string; thumbnailUrl: string | null; status: ProductStatus };
  plan: NewPlan;
}

/** A plan that is paid at once. */
export interface NewPlan {
  /** For people. */
  name: string;
  /** At least one, each in another currency. */
  prices: readonly NewPrice[];
  isInrAmountExclusiveOfGst: boolean;
  /** One of the prices' currencies; the first one's when absent. */
  fallbackCurrency?: string;
}

export interface NewPrice {
  /** ISO 4217, written `Inr`. */
  currency: string;
  symbol: string;
  /** In the currency's lowest unit; more than 0. */
  amount: number;
}

/**
 * Makes a product of the caller's school with one plan, and the address of its checkout page, which nobody can guess
 * (decision 36).
 *
 * @throws {Refusal} `invalid-argument` for a currency that there is not, or twice, or a fallback without a price
 */
export async function createPaymentLink(
  context: Context,
  { product, plan }: NewPaymentLink,
): Promise<{ productId: string; url: string }> {
  const schoolId = schoolOf(context);
  const fallbackCurrency = checkedFallback(plan);
  const now = context.clock();
  const productId = uuid(context.random(16));
  const planId = uuid(context.random(16));
  const linkId = context.random(16).toBase64({ alphabet: "base64url", omitPadding: true });
  await context.db.transaction(async (transaction) => {
    await storeProduct(transaction, schoolId, {
      id: productId,
      type: "DownloadableProduct",
      title: product.title,
      short_description: product.shortDescription,
      long_description: "",
      thumbnail_url: product.thumbnailUrl,
      status: product.status,
      created_at: now,
    });
    await insertOneTimePlan(transaction, schoolId, {
      id: planId,
      product_id: productId,
      name: plan.name,
      fallback_currency: fallbackCurrency,
      is_inr_amount_exclusive_of_gst: plan.isInrAmountExclusiveOfGst,
      prices: plan.prices,
    });
    await insertPaymentLink(transaction, schoolId, {
      id: linkId,
      product_id: productId,
      plan_id: planId,
      created_at: now,
    });
  });
  return { productId, url: paymentLinkUrl(context, schoolId, linkId) };
}

function checkedFallback({ prices, fallbackCurrency }: NewPlan): string {
  const refuse = (path: string, sentence: string): never => {
    throw new Refusal("invalid-argument", sentence, { path: `pricingPlan.config.${path}` });
  };
  const currencies = new Set<string>();
  prices.forEach(({ currency }, index) => {
    const path = `prices[${index}].currencyType`;
    if (!isCurrency(currency)) {
      refuse(path, `must be a currency of ISO 4217 written Inr, but got ${shown(currency)}`);
    }
    if (currencies.has(currency)) {
      refuse(path, `must be another currency than before, but got ${shown(currency)} again`);
    }
    currencies.add(currency);
  });
  const fallback = fallbackCurrency ?? prices[0]!.currency;
  if (currencies.has(fallback)) return fallback;
  return refuse(
    "defaultFallbackCurrency",
    `must be the currency of one of the prices, ${[...currencies].join(", ")}, but got ${shown(fallback)}`,
  );
}
