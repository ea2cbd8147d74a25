import { showCheckout } from "../domain/payment_links/show_checkout.ts";
import { choiceOf } from "./_choice.ts";
import { htmlPage } from "./_html_page.tsx";
import { Prices } from "./_prices.tsx";
import { ProductHead } from "./_product_head.tsx";

/** Checkout of a payment link: the product and what it costs the visitor (decision 36). */
export const checkoutPage = htmlPage("/schools/:school/pay/:link", async ({ parts, query, context }) => {
  const choice = choiceOf(query);
  const product = await showCheckout(context, parts.school!, parts.link!, choice);
  return {
    title: product.title,
    school: product.school,
    headers: { "X-Robots-Tag": "noindex" },
    body: (
      <>
        <ProductHead product={product} />
        <Prices product={product} typedCoupon={choice.typedCoupon} />
        <p>{product.school.name} takes the payment itself, and tells you how.</p>
      </>
    ),
  };
});
