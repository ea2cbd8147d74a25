import type { Queryable } from "../../db/database.ts";
import { insertProduct, type NewProductRow } from "../../db/digital_products.ts";
import { slugOf } from "./slug.ts";

/** Stores a product under a slug of its title that is free in the school (decision 33); gives the slug. */
export async function storeProduct(
  transaction: Queryable,
  schoolId: string,
  product: NewProductRow,
): Promise<string> {
  const wish = await slugOf(product.title, product.type === "ServiceCourse" ? "course" : "product");
  while (true) {
    // Each time somebody else was faster, one more slug is taken.
    const slug = await insertProduct(transaction, schoolId, product, wish);
    if (slug !== undefined) return slug;
  }
}
