import assert from "node:assert/strict";
import { getAllProducts } from "../../../routes/catalogue/get_all_products.ts";
import { testApp } from "../../_app.ts";
import { importDemoSchool } from "../../import_school.ts";

const app = await testApp();
await importDemoSchool(app.db);
Deno.test.afterAll(() => app[Symbol.asyncDispose]());

const ask = (payload: object) =>
  app.as(null).post("get-all-products", { serviceSchoolId: "demo", ...payload });
const products = async (payload: object) =>
  (await ask(payload)).data().products as { serviceDigitalProductId: string; type: string; link: string }[];
const ids = async (payload: object) =>
  (await products(payload)).map((product) => product.serviceDigitalProductId);

Deno.test("get-all-products answers as its example says, without a key, at most 15 times a minute", async () => {
  const { payload, data } = getAllProducts.example;
  const answer = await ask(payload);
  assert.deepEqual(answer.data(), data);
  assert.equal(answer.headers.get("RateLimit-Policy"), '"per-address";q=15;w=60');
});

Deno.test("get-all-products lists every type unless told which, newest first, and no draft", async () => {
  const all = [
    "product-algorithms",
    "bundle-everything",
    "product-git",
    "bundle-systems",
    "product-exercises",
    "product-data-structures",
    "product-pocket-guide",
    "product-c",
  ];
  assert.deepEqual(await ids({}), all);
  assert.deepEqual(await ids({ filterByType: [] }), all);
  assert.deepEqual(await ids({ filterByType: null }), all);
  assert.deepEqual(await ids({ filterByType: ["Bundle"] }), ["bundle-everything", "bundle-systems"]);
  assert.deepEqual(await ids({ filterByType: ["Ebook", "Ebook"] }), ["product-pocket-guide"]);
});

Deno.test("get-all-products links a course to its course page", async () => {
  const [first, second] = await products({});
  assert.equal(first!.link, "https://lyceum.example/schools/demo/courses/algorithms-spring-2026");
  assert.equal(second!.link, "https://lyceum.example/schools/demo/products/the-whole-school");
});

Deno.test("get-all-products names what it does not know", async () => {
  assert.deepEqual((await ask({ serviceSchoolId: "south" })).outputs(), [
    'not-found: data[0].data.serviceSchoolId: There is no school "south"',
  ]);
  assert.deepEqual((await ask({ filterByType: ["Poster"] })).outputs(), [
    "invalid-argument: data[0].data.filterByType[0] must be one of " +
    '"ServiceCourse", "Bundle", "Ebook", "DownloadableProduct", but got "Poster"',
  ]);
});
