import {
  findProductPage,
  type ProductName,
  type ProductPageRow,
  type ProductStatus,
} from "../../db/digital_products.ts";
import type { Context } from "../context.ts";
import { currencyOfCountry } from "../prices/currency_of_country.ts";
import { pricesOfProduct } from "../prices/find_prices.ts";
import { Refusal } from "../refusals.ts";
import { type ShownProduct, shownProductOf, type VisitorChoice } from "./shown_product.ts";

type PageContext = Pick<Context, "db" | "clock" | "clientCountry">;

/**
 * A product as its page shows it, with its prices for the visitor.
 *
 * @throws {Refusal} `not-found` for what is not there, or has no page: a draft, or what is archived
 */
export async function showProduct(
  context: PageContext,
  schoolId: string,
  slug: string,
  choice: VisitorChoice,
): Promise<ShownProduct> {
  const row = await requireProduct(context, schoolId, { slug }, ["Published", "Unlisted"]);
  return await withPrices(context, schoolId, row, choice);
}

export async function requireProduct(
  { db }: PageContext,
  schoolId: string,
  name: ProductName,
  statuses: readonly ProductStatus[],
): Promise<ProductPageRow> {
  const row = await findProductPage(db, schoolId, name, statuses);
  if (row === undefined) throw new Refusal("not-found", "There is nothing on sale at this address");
  return row;
}

/** The product with what it costs the visitor: by all of its plans, or by one. */
export async function withPrices(
  context: PageContext,
  schoolId: string,
  row: ProductPageRow,
  choice: VisitorChoice,
  planId?: string,
): Promise<ShownProduct> {
  const chosen = choice.country?.toUpperCase() ?? "";
  const country = currencyOfCountry(chosen) ? chosen : context.clientCountry ?? row.country;
  const prices = await pricesOfProduct(context, { schoolId, productId: row.id, planId }, {
    country,
    couponCode: choice.couponCode ?? undefined,
  });
  return shownProductOf(row, { prices, country });
}
