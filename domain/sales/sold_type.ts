import type { ProductType } from "../../db/digital_products.ts";

/** Types of products as sales have them: the interface says `Course` here, and `ServiceCourse` elsewhere. */
export const soldTypes = ["Course", "Bundle", "Ebook", "DownloadableProduct"] as const;

/** One of {@link soldTypes}. */
export type SoldType = (typeof soldTypes)[number];

export function soldTypeOf(type: ProductType): SoldType {
  return type === "ServiceCourse" ? "Course" : type;
}

export function storedTypeOf(type: SoldType): ProductType {
  return type === "Course" ? "ServiceCourse" : type;
}
