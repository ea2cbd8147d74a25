const currencies = new Set(Intl.supportedValuesOf("currency"));

/** Whether this is a currency of ISO 4217, written `Inr`. */
export function isCurrency(name: string): boolean {
  return /^[A-Z][a-z]{2}$/.test(name) && currencies.has(name.toUpperCase());
}
