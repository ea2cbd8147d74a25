import Type from "typebox";
import { createPaymentLink } from "../../domain/payment_links/create_payment_link.ts";
import { operation } from "../_operation.ts";
import { pictureUrl, productStatus, text, title } from "../_product_fields.ts";

const ProductData = Type.Object({
  title: title("Title"),
  shortDescription: Type.Optional(text(5_000, "A line or two")),
  thumbnailUrl: Type.Optional(pictureUrl("Picture")),
  status: Type.Optional(productStatus),
});

const Price = Type.Object({
  currencyType: Type.String({ maxLength: 10, description: "ISO 4217, written `Inr`; each once" }),
  currencySymbol: Type.String({ minLength: 1, maxLength: 10, description: "As shown beside the amount" }),
  priceInLowestCurrencyUnit: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
});

const PricingPlan = Type.Object({
  planType: Type.Literal("OneTimePaymentPlan"),
  config: Type.Object({
    friendlyPlanName: Type.Optional(
      Type.String({ minLength: 1, maxLength: 255, default: "One-time payment" }),
    ),
    prices: Type.Array(Price, { minItems: 1, maxItems: 200 }),
    inrCurrencySpecificData: Type.Optional(Type.Object({
      isAmountExclusiveOfGst: Type.Optional(Type.Boolean({
        default: false,
        description: "Whether 18 % GST comes on top of the price in Inr",
      })),
    })),
    defaultFallbackCurrency: Type.Optional(Type.String({
      maxLength: 10,
      description:
        "Where the buyer's country has no price: the currency of one of the prices; of the first when absent",
    })),
  }),
});

export const createPaymentLinkDigitalProduct = operation({
  number: 18,
  name: "create-payment-link-digital-product",
  key: true,
  scope: "write",
  rate: 60,
  writes: true,
  tag: "Payment links",
  summary: "Creates a digital product with a price and its checkout page",
  description: `
Creates a digital product of type \`DownloadableProduct\` with one plan. \`paymentLinkUrl\` is a page of this service that
shows the product and what it costs in the visitor's country. It opens whatever the product's status, until that is
\`Archived\`: a \`Draft\` is sold by its payment link alone.
`.trim(),
  payload: Type.Object({ productData: ProductData, pricingPlan: PricingPlan }),
  data: Type.Object({ serviceDigitalProductId: Type.String(), paymentLinkUrl: Type.String() }),
  refusals: [],
  example: {
    payload: {
      productData: {
        title: "Mock interview, one hour",
        shortDescription: "With somebody who has led many.",
        thumbnailUrl: "https://example.org/thumbnails/mock-interview.jpg",
        status: "Draft",
      },
      pricingPlan: {
        planType: "OneTimePaymentPlan",
        config: {
          friendlyPlanName: "One hour",
          prices: [
            { currencyType: "Inr", currencySymbol: "₹", priceInLowestCurrencyUnit: 250000 },
            { currencyType: "Aud", currencySymbol: "A$", priceInLowestCurrencyUnit: 5900 },
          ],
          inrCurrencySpecificData: { isAmountExclusiveOfGst: true },
          defaultFallbackCurrency: "Aud",
        },
      },
    },
    data: {
      serviceDigitalProductId: "7c1e3f2a-1b9a-4c1d-8f6f-5f0a4b110190",
      paymentLinkUrl: "https://lyceum.example/schools/demo/pay/q83vEjRWeJCrze8SNFZ4kA",
    },
  },
  async handle({ payload: { productData, pricingPlan: { config } }, context }) {
    const { productId, url } = await createPaymentLink(context, {
      product: {
        title: productData.title,
        shortDescription: productData.shortDescription ?? "",
        thumbnailUrl: productData.thumbnailUrl || null,
        status: productData.status ?? "Draft",
      },
      plan: {
        name: config.friendlyPlanName ?? "One-time payment",
        prices: config.prices.map((price) => ({
          currency: price.currencyType,
          symbol: price.currencySymbol,
          amount: price.priceInLowestCurrencyUnit,
        })),
        isInrAmountExclusiveOfGst: config.inrCurrencySpecificData?.isAmountExclusiveOfGst ?? false,
        fallbackCurrency: config.defaultFallbackCurrency,
      },
    });
    return { serviceDigitalProductId: productId, paymentLinkUrl: url };
  },
});
