import assert from "node:assert/strict";
import { getDigitalProductPrice } from "../../../routes/prices/get_digital_product_price.ts";
import { testApp } from "../../_app.ts";
import { importDemoSchool } from "../../import_school.ts";

const app = await testApp();
await importDemoSchool(app.db);
Deno.test.afterAll(() => app[Symbol.asyncDispose]());

const ask = (payload: object) =>
  app.as(null).post("get-digital-product-price", { serviceSchoolId: "demo", ...payload });

Deno.test("get-digital-product-price answers as its example says", async () => {
  const { payload, data } = getDigitalProductPrice.example;
  assert.deepEqual((await ask(payload)).data(), data);
});

Deno.test("get-digital-product-price prices a course and a bundle by their slugs", async () => {
  const ids = async (serviceDigitalProductSlug: string) =>
    ((await ask({ serviceDigitalProductSlug })).data().prices as { serviceDigitalProductPriceId: string }[])
      .map((price) => price.serviceDigitalProductPriceId);
  assert.deepEqual(await ids("algorithms-spring-2026"), ["price-algorithms-parts", "price-algorithms"]);
  assert.deepEqual(await ids("systems-path"), ["price-systems"]);
});

Deno.test("get-digital-product-price finds no draft, and nothing by an id", async () => {
  for (const serviceDigitalProductSlug of ["posters-for-the-wall", "product-c", "nothing"]) {
    assert.deepEqual((await ask({ serviceDigitalProductSlug })).outputs(), [
      `not-found: data[0].data.serviceDigitalProductSlug: The school sells no product "${serviceDigitalProductSlug}"`,
    ]);
  }
});
