import { findPaymentLink } from "../../db/payment_links.ts";
import { requireProduct, withPrices } from "../catalogue/show_product.ts";
import type { ShownProduct, VisitorChoice } from "../catalogue/shown_product.ts";
import type { Context } from "../context.ts";
import { Refusal } from "../refusals.ts";

/**
 * What a payment link sells, by its one plan. It opens whatever the product's status is, until it is archived: who has
 * the link was given it by the school.
 *
 * @throws {Refusal} `not-found` for a link that is not there, or whose product is archived
 */
export async function showCheckout(
  context: Pick<Context, "db" | "clock" | "clientCountry">,
  schoolId: string,
  linkId: string,
  choice: VisitorChoice,
): Promise<ShownProduct> {
  const link = await findPaymentLink(context.db, schoolId, linkId);
  if (link === undefined) throw new Refusal("not-found", "There is no such payment link");
  const name = { id: link.product_id };
  const row = await requireProduct(context, schoolId, name, ["Draft", "Published", "Unlisted"]);
  return await withPrices(context, schoolId, row, choice, link.plan_id);
}
