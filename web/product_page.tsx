import { showProduct } from "../domain/catalogue/show_product.ts";
import { choiceOf } from "./_choice.ts";
import { htmlPage } from "./_html_page.tsx";
import { Prices } from "./_prices.tsx";
import { ProductHead } from "./_product_head.tsx";

/** A product for visitors: where `link` of get-all-products leads. */
export const productPage = htmlPage("/schools/:school/products/:slug", async ({ parts, query, context }) => {
  const choice = choiceOf(query);
  const product = await showProduct(context, parts.school!, parts.slug!, choice);
  return {
    title: product.title,
    school: product.school,
    body: (
      <>
        <ProductHead product={product} />
        <Prices product={product} typedCoupon={choice.typedCoupon} />
      </>
    ),
  };
});
