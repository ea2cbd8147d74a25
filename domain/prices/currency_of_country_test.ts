import assert from "node:assert/strict";
import { currencyOfCountry } from "./currency_of_country.ts";

Deno.test("a country's currency is written as the interface writes it", () => {
  const currencies = { IN: "Inr", AU: "Aud", US: "Usd", DE: "Eur", JP: "Jpy", BR: "Brl", CH: "Chf" };
  for (const [country, currency] of Object.entries(currencies)) {
    assert.equal(currencyOfCountry(country), currency);
  }
});

Deno.test("what is no country has no currency", () => {
  for (const country of ["ZZ", "T1", "", "in", "constructor", "IND"]) {
    assert.equal(currencyOfCountry(country), null);
  }
});
