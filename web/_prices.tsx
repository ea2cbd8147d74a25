import type { ShownProduct } from "../domain/catalogue/shown_product.ts";
import { countries } from "../domain/prices/currency_of_country.ts";
import type { Price } from "../domain/prices/price.ts";
import { money } from "./_money.ts";
import { day } from "./_when.ts";

/** What a product costs the visitor, a card a plan, and a form to try another country or a coupon. */
export function Prices({ product, typedCoupon }: { product: ShownProduct; typedCoupon: string }) {
  const { prices, country, school } = product;
  const coupon = prices[0]?.coupon;
  return (
    <section>
      <h2>Price</h2>
      {prices.length === 0 && <p>The school has set no price yet.</p>}
      {prices.map((price) => <PlanCard key={price.plan.id} price={price} timezone={school.timezone} />)}
      {coupon && (
        <p role="status">
          <code>{coupon.code}</code>:{" "}
          {coupon.description || (coupon.status === "ok" ? "The coupon counts" : "")}
        </p>
      )}
      {prices.length > 0 && (
        <form method="get">
          <label>
            Country<br />
            <select name="country">
              {countryNames().map(([code, name]) => (
                <option key={code} value={code} selected={code === country}>{name}</option>
              ))}
            </select>
          </label>
          <label>
            Coupon<br />
            <input name="coupon" value={typedCoupon} maxLength={50} autocomplete="off" />
          </label>
          <button type="submit">Update</button>
        </form>
      )}
    </section>
  );
}

function PlanCard({ price, timezone }: { price: Price; timezone: string }) {
  const { plan, discount, gst, instalmentOptions } = price;
  const shown = (amount: bigint | number) => money(amount, plan.currency, plan.symbol);
  const toPay = BigInt(plan.fullAmount) - BigInt(discount);
  return (
    <div class="card" data-plan={plan.id}>
      <h3>{plan.name}</h3>
      <div class="amount">
        {discount > 0 && <s>{shown(plan.fullAmount)}</s>} {shown(toPay)}
      </div>
      {gst > 0 && <div class="quiet">plus {shown(gst)} GST: {shown(toPay + BigInt(gst))} in all</div>}
      {instalmentOptions.length > 0 && (
        <table>
          <thead>
            <tr>
              <th>In parts, without taxes</th>
              <th>Last due</th>
              <th>Amounts</th>
            </tr>
          </thead>
          <tbody>
            {instalmentOptions.map(({ count, discountedAmounts, payByDates }) => (
              <tr key={count}>
                <td>{shown(plan.baseAmount)} now, then {count === 1 ? "once" : `${count} times`}</td>
                <td>{day(payByDates.at(-1)!, timezone)}</td>
                <td>{amounts(discountedAmounts, shown)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

function amounts(amounts: readonly number[], shown: (amount: number) => string): string {
  const [each, last] = [amounts[0]!, amounts.at(-1)!];
  return each === last ? shown(each) : `${shown(each)}, at last ${shown(last)}`;
}

let names: [string, string][] | undefined;

/** Countries by their English names; of two of one name, the later code, which took the other's place. */
function countryNames(): [string, string][] {
  const display = new Intl.DisplayNames(["en"], { type: "region" });
  names ??= [...new Map(countries.map((code) => [display.of(code) ?? code, code]))]
    .map(([name, code]): [string, string] => [code, name])
    .sort(([, a], [, b]) => a.localeCompare(b, "en"));
  return names;
}
