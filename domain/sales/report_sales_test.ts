import assert from "node:assert/strict";
import { salesWorld } from "../../tests/sales_world.ts";
import type { SalesQuestion } from "./report_sales.ts";

const { sell, report } = await salesWorld();

Deno.test("a sale belongs to the range and the period that have its instant, to the microsecond", async () => {
  await sell(
    { soldAt: "2026-01-31T23:59:59.999999Z", paise: 1 },
    { soldAt: "2026-02-01T00:00:00Z", paise: 10 },
    { soldAt: "2026-02-08T23:59:59.999999Z", paise: 100 },
    { soldAt: "2026-02-09T00:00:00Z", paise: 1_000 },
    { soldAt: "2026-02-28T23:59:59.999999Z", paise: 10_000 },
    { soldAt: "2026-03-01T00:00:00Z", paise: 100_000 },
  );
  assert.equal((await report()).revenue, 11_110);
  const weeks = (await report({ unit: "week" })).periods;
  assert.deepEqual(weeks.map(({ name, revenue }) => [name, revenue]), [
    ["2026-W05", 10],
    ["2026-W06", 100],
    ["2026-W07", 1_000],
    ["2026-W08", 0],
    ["2026-W09", 10_000],
  ]);
});

Deno.test("the average is rounded half up, and 0 without sales", async () => {
  assert.deepEqual([(await report()).averageSale, (await report()).revenue], [0, 0]);
  await sell({ paise: 1 }, { paise: 2 });
  assert.equal((await report()).averageSale, 2, "1.5");
  await sell({ paise: 1 });
  assert.equal((await report()).averageSale, 1, "1.33");
  await sell({ paise: 9_007_199_254_740_987 }, { paise: 0 }, { paise: 0 });
  assert.equal((await report()).averageSale, 1_501_199_875_790_165, "1501199875790165.17");
});

Deno.test("sums are exact up to 2^53 - 1, and refused beyond", async () => {
  await sell({ paise: Number.MAX_SAFE_INTEGER - 1 }, { paise: 1, product: 1 });
  assert.equal((await report()).revenue, Number.MAX_SAFE_INTEGER);
  await sell(...Array.from({ length: 2_000 }, () => ({ paise: Number.MAX_SAFE_INTEGER })));
  await assert.rejects(report(), {
    kind: "invalid-argument",
    message:
      "Cannot sum up 18023405708736722991 paise: JSON has exact numbers up to 9007199254740991; ask for less time",
    details: { path: "to" },
  });
});

Deno.test("filters take what they name, and empty ones all", async () => {
  await sell(
    { paise: 1, status: "Valid" },
    { paise: 10, status: "Refunded", product: 1 },
    { paise: 100, status: "Failed", product: 2 },
    { paise: 1_000, status: "Pending", product: 3 },
    { paise: 10_000, status: "Valid", product: 3 },
    { paise: 100_000, school: "south" },
  );
  const revenue = async (question: Partial<SalesQuestion>) => (await report(question)).revenue;
  assert.equal(await revenue({}), 10_001);
  assert.equal(await revenue({ paymentStatuses: ["Refunded"] }), 10);
  assert.equal(await revenue({ paymentStatuses: ["Pending", "Failed", "Failed"] }), 1_100);
  assert.equal(await revenue({ paymentStatuses: [] }), 11_111);
  assert.equal(await revenue({ productTypes: ["Course"] }), 1);
  assert.equal(
    await revenue({ productTypes: ["DownloadableProduct", "Bundle"], paymentStatuses: [] }),
    11_010,
  );
  assert.deepEqual(
    (await report({ productTypes: ["Ebook"] })).topProducts,
    [],
    "a product of another type is not among the top ones",
  );
});

Deno.test("the top products are ten, by revenue, then by id, those that were free last", async () => {
  await sell(
    ...Array.from({ length: 13 }, (_, product) => ({ product, paise: product === 12 ? 0 : 5 })),
    { product: 7, paise: 1 },
  );
  const ids = (await report()).topProducts.map(({ id }) => id);
  const expected = ["7", "0", "1", "10", "11", "2", "3", "4", "5", "6"];
  assert.deepEqual(ids, expected.map((number) => `product-${number}`));
  assert.deepEqual((await report({ productTypes: ["Course"] })).topProducts, [
    { id: "product-0", title: "Title 0", type: "Course", revenue: 5, sales: 1 },
    { id: "product-4", title: "Title 4", type: "Course", revenue: 5, sales: 1 },
    { id: "product-8", title: "Title 8", type: "Course", revenue: 5, sales: 1 },
    { id: "product-12", title: "Title 12", type: "Course", revenue: 0, sales: 1 },
  ]);
});

Deno.test("a period is broken down by revenue, then type, if that is asked for", async () => {
  const fives = [3, 1, 0].map((product) => ({ product, paise: 5 }));
  await sell(...fives, { product: 2, paise: 3 }, { product: 6, paise: 3 });
  assert.deepEqual((await report()).periods[0]!.breakdown, [
    { type: "Ebook", revenue: 6, sales: 2 },
    { type: "Bundle", revenue: 5, sales: 1 },
    { type: "Course", revenue: 5, sales: 1 },
    { type: "DownloadableProduct", revenue: 5, sales: 1 },
  ]);
  const { periods, revenue } = await report({ isBrokenDown: false });
  assert.deepEqual([periods[0]!.breakdown, periods[0]!.revenue, revenue], [[], 21, 21]);
});
