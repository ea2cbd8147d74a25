import type { ShownProduct } from "../domain/catalogue/shown_product.ts";
import { isWebAddress } from "./_document.tsx";
import { Markdown } from "./_markdown.tsx";

/** Picture and words of a product, under its title. */
export function ProductHead({ product }: { product: ShownProduct }) {
  const { thumbnailUrl, shortDescription, longDescription } = product;
  return (
    <>
      {shortDescription && <p class="lead">{shortDescription}</p>}
      {isWebAddress(thumbnailUrl) && <img class="thumbnail" src={thumbnailUrl} alt="" />}
      <Markdown text={longDescription} />
    </>
  );
}
