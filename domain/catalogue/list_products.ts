import { listPublishedProducts, type ProductType } from "../../db/digital_products.ts";
import type { Context } from "../context.ts";
import { requireSchool } from "../schools/require_school.ts";
import { productLink } from "./links.ts";

/** A published product, as a list shows it. */
export interface ListedProduct {
  id: string;
  type: ProductType;
  title: string;
  slug: string;
  /** Address of its page on this service. */
  link: string;
  thumbnailUrl: string | null;
}

/** What a school sells. */
export const productTypes = ["ServiceCourse", "Bundle", "Ebook", "DownloadableProduct"] as const;

/**
 * Published products of a school, newest first; no types means all of them.
 *
 * @throws {Refusal} `not-found` for a school that is not there
 */
export async function listProducts(
  context: Pick<Context, "db" | "publicUrl">,
  schoolId: string,
  types: readonly ProductType[],
): Promise<ListedProduct[]> {
  const rows = await listPublishedProducts(context.db, schoolId, types);
  if (rows.length === 0) await requireSchool(context, schoolId);
  return rows.map((row) => ({
    id: row.id,
    type: row.type,
    title: row.title,
    slug: row.slug,
    link: productLink(context, schoolId, row),
    thumbnailUrl: row.thumbnail_url,
  }));
}
