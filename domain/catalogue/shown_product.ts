import type { ProductPageRow, ProductType } from "../../db/digital_products.ts";
import type { Price } from "../prices/price.ts";
import { type ShownSchool, shownSchoolOf } from "../schools/shown_school.ts";

/** A product as its page shows it to a visitor. */
export interface ShownProduct {
  school: ShownSchool;
  id: string;
  type: ProductType;
  title: string;
  shortDescription: string;
  /** Markdown. */
  longDescription: string;
  thumbnailUrl: string | null;
  /** What it costs the visitor, one a plan. */
  prices: readonly Price[];
  /** Country that the prices are for: ISO 3166 alpha-2, in capitals. */
  country: string;
}

/** What a visitor chose on a page. */
export interface VisitorChoice {
  /** ISO 3166 alpha-2, in any case; null for where the visitor seems to be. */
  country: string | null;
  /** Discount code as it was typed; null for none. */
  couponCode: string | null;
}

export function shownProductOf(
  row: ProductPageRow,
  { prices, country }: Pick<ShownProduct, "prices" | "country">,
): ShownProduct {
  return {
    school: shownSchoolOf({ ...row, name: row.school_name }),
    id: row.id,
    type: row.type,
    title: row.title,
    shortDescription: row.short_description,
    longDescription: row.long_description,
    thumbnailUrl: row.thumbnail_url,
    prices,
    country,
  };
}
