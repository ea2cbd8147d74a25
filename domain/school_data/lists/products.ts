import Type, { type Static } from "typebox";
import { address, count, entry, id, instant, optional, text, words } from "../_fields.ts";
import { type Complain, list, type Put } from "../list.ts";
import { pricingPlan, putPricingPlans } from "./_pricing_plans.ts";

/** What every product has, a course too. */
export const productFields = {
  title: words(500, "Title"),
  slug: Type.String({
    pattern: "^[a-z0-9]+(-[a-z0-9]+)*$",
    maxLength: 200,
    description: "Names it in addresses; unique in the school",
  }),
  shortDescription: optional(text(5000, "A line or two")),
  longDescription: optional(text(100_000, "Markdown")),
  thumbnailUrl: optional(address("Picture")),
  status: Type.Enum(["Draft", "Published", "Unlisted", "Archived"]),
  createdAt: optional(instant("When it was made; the time of the import when absent")),
  updatedAt: optional(instant("When it was changed last; createdAt when absent")),
  pricingPlans: optional(Type.Array(pricingPlan, { maxItems: 100 })),
};

const anyProduct = entry({ id: id("serviceDigitalProductId of the interface"), ...productFields });

/** Puts a product and its pricing plans. */
export function putProduct(
  type: string,
  product: Static<typeof anyProduct> & { fileUrl?: string },
  put: Put,
  complain: Complain,
): void {
  put("digital_products", {
    id: product.id,
    type,
    title: product.title,
    slug: product.slug,
    short_description: product.shortDescription ?? "",
    long_description: product.longDescription ?? "",
    thumbnail_url: product.thumbnailUrl,
    file_url: product.fileUrl,
    status: product.status,
    created_at: product.createdAt,
    updated_at: product.updatedAt ?? product.createdAt,
  });
  putPricingPlans(product.id, product.pricingPlans ?? [], put, complain);
}

export const digitalProducts = list({
  name: "digitalProducts",
  entry: entry({
    id: id("serviceDigitalProductId of the interface"),
    type: Type.Enum(["Ebook", "DownloadableProduct"]),
    ...productFields,
    fileUrl: optional(address("What a buyer gets")),
  }),
  rows: (product, put, complain) => putProduct(product.type, product, put, complain),
});

const bundleItem = entry({
  productId: id("A course, as a product"),
  expectedCompletionDays: optional(count(1, 36_500, "Days that it is expected to take")),
});

export const bundles = list({
  name: "bundles",
  entry: entry({
    id: id("serviceDigitalProductId of the interface"),
    ...productFields,
    items: Type.Array(bundleItem, { maxItems: 1000 }),
  }),
  rows(bundle, put, complain) {
    putProduct("Bundle", bundle, put, complain);
    bundle.items.forEach(({ productId, expectedCompletionDays }, position) =>
      put("bundle_items", {
        bundle_id: bundle.id,
        product_id: productId,
        position,
        expected_completion_days: expectedCompletionDays,
      }, `items[${position}]`)
    );
  },
});
