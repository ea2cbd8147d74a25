import assert from "node:assert/strict";
import { clientCountryOf } from "./_client_country.ts";

Deno.test("clientCountryOf reads the header that is named, and only a country in it", () => {
  const of = (value: string, name: string | undefined = "CF-IPCountry") =>
    clientCountryOf(new Headers({ "cf-ipcountry": value }), name);
  assert.equal(of("AU"), "AU");
  assert.equal(of(" in "), "IN");
  assert.equal(of("T1"), null);
  assert.equal(of("Australia"), null);
  assert.equal(of(""), null);
  assert.equal(of("AU", "X-Country"), null);
  assert.equal(clientCountryOf(new Headers({ "cf-ipcountry": "AU" }), undefined), null);
});
