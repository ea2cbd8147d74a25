/**
 * The client's country as a proxy says in the header of that name: ISO 3166 alpha-2, in capitals. Null where there is no
 * such header, or where it says something else. Whoever sends it without a proxy only chooses a currency for himself.
 */
export function clientCountryOf(headers: Headers, name: string | undefined): string | null {
  const country = name === undefined ? null : headers.get(name)?.trim().toUpperCase();
  return country && /^[A-Z]{2}$/.test(country) ? country : null;
}
