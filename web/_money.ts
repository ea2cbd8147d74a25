/**
 * An amount for people: `₹4,999.00`, with as many decimals as the currency has, and the symbol that the school chose.
 * Exact for any amount, sums past 2^53 included.
 *
 * @param amount in the lowest unit of the currency
 * @param currency ISO 4217, written `Inr`
 */
export function money(amount: bigint | number, currency: string, symbol: string): string {
  const options = { style: "currency", currency: currency.toUpperCase() } as const;
  const decimals = new Intl.NumberFormat("en", options).resolvedOptions().maximumFractionDigits ?? 2;
  const digits = BigInt(amount).toString().padStart(decimals + 1, "0");
  const whole = digits.slice(0, digits.length - decimals);
  const locale = currency === "Inr" ? "en-IN" : "en";
  const grouped = new Intl.NumberFormat(locale).format(BigInt(whole));
  return symbol + grouped + (decimals === 0 ? "" : `.${digits.slice(-decimals)}`);
}
