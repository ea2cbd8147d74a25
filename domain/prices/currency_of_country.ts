import countryToCurrency from "country-to-currency";

/** Countries that have a currency: ISO 3166 alpha-2, in capitals. */
export const countries: readonly string[] = Object.keys(countryToCurrency);

/** Currency of a country (ISO 3166 alpha-2, in capitals), written `Inr`; null for a country that there is not. */
export function currencyOfCountry(country: string): string | null {
  const currency = Object.hasOwn(countryToCurrency, country)
    ? countryToCurrency[country as keyof typeof countryToCurrency]
    : null;
  return currency === null ? null : currency[0]! + currency.slice(1).toLowerCase();
}
