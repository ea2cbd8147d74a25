import Type from "typebox";
import { listProducts, productTypes } from "../../domain/catalogue/list_products.ts";
import { operation } from "../_operation.ts";
import { demoDownloads } from "./_example.ts";

const PublishedProduct = Type.Object({
  serviceDigitalProductId: Type.String(),
  type: Type.Enum([...productTypes]),
  name: Type.String(),
  slug: Type.String(),
  link: Type.String({ description: "Its page on this service" }),
  thumbnailUrl: Type.String({ description: "Empty for none" }),
});

export const getAllProducts = operation({
  number: 12,
  name: "get-all-products",
  key: false,
  rate: 15,
  writes: false,
  tag: "Catalogue",
  summary: "Lists the published digital products of a school",
  description:
    "Products that are `Published`, newest first, then by id. A course is a product, of type `ServiceCourse`; an " +
    "absent or empty `filterByType` filters nothing.",
  payload: Type.Object({
    serviceSchoolId: Type.String({ minLength: 1, maxLength: 63 }),
    filterByType: Type.Optional(Type.Array(Type.Enum([...productTypes]), { maxItems: 100 })),
  }),
  data: Type.Object({ products: Type.Array(PublishedProduct) }),
  refusals: ["not-found"],
  example: {
    payload: { serviceSchoolId: "demo", filterByType: ["DownloadableProduct", "Ebook"] },
    data: { products: demoDownloads },
  },
  async handle({ payload, context }) {
    const products = await listProducts(context, payload.serviceSchoolId, payload.filterByType ?? []);
    return {
      products: products.map(({ id, type, title, slug, link, thumbnailUrl }) => ({
        serviceDigitalProductId: id,
        type,
        name: title,
        slug,
        link,
        thumbnailUrl: thumbnailUrl ?? "",
      })),
    };
  },
});
