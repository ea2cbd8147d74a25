import assert from "node:assert/strict";
import { operations } from "../../../routes/mod.ts";
import { getSalesData } from "../../../routes/sales/get_sales_data.ts";
import { testApp } from "../../_app.ts";
import { importDemoSchool, importSchools } from "../../import_school.ts";

// More calls than one may make in a minute.
const app = await testApp({ operations: operations.map((operation) => ({ ...operation, rate: 1_000_000 })) });
await importDemoSchool(app.db);
const sale = (id: string, soldAt: string, more: object = {}) => ({
  id,
  productId: "book",
  soldAt,
  paymentStatus: "Valid",
  currency: "Inr",
  amount: 100,
  amountInrPaise: 100,
  ...more,
});
await importSchools(app.db, {
  id: "north",
  name: "North",
  country: "IN",
  timezone: "Asia/Kolkata",
  digitalProducts: [
    { id: "book", type: "Ebook", title: "A book", slug: "book", status: "Archived" },
    { id: "tool", type: "DownloadableProduct", title: "A tool", slug: "tool", status: "Draft" },
  ],
  sales: [
    // A minute after midnight in India, the day before in UTC.
    sale("s-1", "2026-01-31T18:31:00Z"),
    sale("s-2", "2026-02-03T12:00:00Z", { currency: "Usd", amount: 1, amountInrPaise: 85 }),
    sale("s-3", "2026-04-01T12:00:00Z", { productId: "tool" }),
    sale("s-4", "2026-02-04T12:00:00Z", { paymentStatus: "Refunded", amount: 7, amountInrPaise: 7 }),
    sale("s-5", "2026-02-04T12:00:00Z", { paymentStatus: "Failed", amount: 9, amountInrPaise: 9 }),
  ],
}, { id: "empty", name: "Empty", country: "IN" });
Deno.test.afterAll(() => app[Symbol.asyncDispose]());

const caller = async (school: string) => app.as(await app.key({ school, scopes: ["sales"] }));
const [demo, north, empty] = [await caller("demo"), await caller("north"), await caller("empty")];
const spring = { from: "2026-01-31", to: "2026-04-01" };
const data = async (payload: object, who = north) => (await who.post("get-sales-data", payload)).data();
const periods = async (payload: object) => (await data(payload)).revenueByPeriod as Record<string, unknown>[];

Deno.test("get-sales-data answers as its example says", async () => {
  const example = getSalesData.example;
  assert.deepEqual(await data(example.payload, demo), example.data);
});

Deno.test("get-sales-data gives months of UTC, with zeros where nothing was sold, and valid payments alone", async () => {
  assert.deepEqual(await data(spring), {
    summary: {
      totalRevenueInrPaise: 285,
      totalSalesCount: 3,
      averageSaleValueInrPaise: 95,
      periodStart: "2026-01-31T00:00:00Z",
      periodEnd: "2026-04-02T00:00:00Z",
    },
    revenueByPeriod: [
      ["2026-01", "2026-01-31", "2026-02-01", 100, 1],
      ["2026-02", "2026-02-01", "2026-03-01", 85, 1],
      ["2026-03", "2026-03-01", "2026-04-01", 0, 0],
      ["2026-04", "2026-04-01", "2026-04-02", 100, 1],
    ].map(([period, start, end, totalRevenuePaise, salesCount]) => ({
      period,
      startDate: `${start}T00:00:00Z`,
      endDate: `${end}T00:00:00Z`,
      totalRevenuePaise,
      salesCount,
      breakdown: [],
    })),
    topProducts: [
      {
        productId: "book",
        productName: "A book",
        productType: "Ebook",
        totalRevenuePaise: 185,
        salesCount: 2,
      },
      {
        productId: "tool",
        productName: "A tool",
        productType: "DownloadableProduct",
        totalRevenuePaise: 100,
        salesCount: 1,
      },
    ],
  });
  const nulls = { timezone: null, groupBy: null, productTypeFilter: null, paymentStatusFilter: null };
  assert.deepEqual(await data({ ...spring, ...nulls, shouldIncludeBreakdown: null }), await data(spring));
});

Deno.test("get-sales-data takes days and months of the zone that is asked for", async () => {
  const [january, february] = await periods({ ...spring, timezone: "Asia/Kolkata" });
  assert.deepEqual(
    [january!.totalRevenuePaise, february!.totalRevenuePaise, february!.startDate],
    [0, 185, "2026-01-31T18:30:00Z"],
  );
});

Deno.test("get-sales-data groups by weeks, and breaks them down", async () => {
  const weeks = await periods({
    from: "2026-02-01T12:00:00Z",
    to: "2026-02-09T12:00:00Z",
    groupBy: "week",
    shouldIncludeBreakdown: true,
  });
  const week = (period: string, startDate: string, endDate: string) => ({
    period,
    startDate,
    endDate,
    totalRevenuePaise: 0,
    salesCount: 0,
    breakdown: [] as object[],
  });
  assert.deepEqual(weeks, [
    week("2026-W05", "2026-02-01T12:00:00Z", "2026-02-02T00:00:00Z"),
    {
      ...week("2026-W06", "2026-02-02T00:00:00Z", "2026-02-09T00:00:00Z"),
      totalRevenuePaise: 85,
      salesCount: 1,
      breakdown: [{ productType: "Ebook", revenuePaise: 85, salesCount: 1 }],
    },
    week("2026-W07", "2026-02-09T00:00:00Z", "2026-02-09T12:00:00Z"),
  ]);
});

Deno.test("get-sales-data filters by payment status and by type; empty filters take all", async () => {
  const sold = async (filter: object) => {
    const { summary } = await data({ ...spring, ...filter });
    const { totalRevenueInrPaise, totalSalesCount } = summary as Record<string, number>;
    return [totalRevenueInrPaise, totalSalesCount];
  };
  assert.deepEqual(await sold({ paymentStatusFilter: ["Refunded"] }), [7, 1]);
  assert.deepEqual(await sold({ paymentStatusFilter: ["Refunded", "Valid"] }), [292, 4]);
  assert.deepEqual(await sold({ paymentStatusFilter: ["Pending"] }), [0, 0]);
  assert.deepEqual(await sold({ paymentStatusFilter: [] }), [301, 5]);
  assert.deepEqual(await sold({ paymentStatusFilter: [], productTypeFilter: [] }), [301, 5]);
  assert.deepEqual(await sold({ productTypeFilter: ["DownloadableProduct", "Course"] }), [100, 1]);
});

Deno.test("get-sales-data of a school that has sold nothing has periods with zeros", async () => {
  const { summary, revenueByPeriod, topProducts } = await data(
    { from: "2026-02-01", to: "2026-02-01" },
    empty,
  );
  assert.deepEqual(summary, {
    totalRevenueInrPaise: 0,
    totalSalesCount: 0,
    averageSaleValueInrPaise: 0,
    periodStart: "2026-02-01T00:00:00Z",
    periodEnd: "2026-02-02T00:00:00Z",
  });
  assert.equal((revenueByPeriod as object[]).length, 1);
  assert.deepEqual(topProducts, []);
});

Deno.test("get-sales-data says which field is wrong, what is allowed, and what came", async () => {
  const wrong = async (field: object, sentence: string) =>
    assert.deepEqual(
      (await north.post("get-sales-data", { ...spring, ...field })).outputs(),
      [`invalid-argument: data[0].data.${sentence}`],
    );
  const allowed = "a date like 2026-02-01 or an instant as in RFC 3339, like 2026-02-01T09:30:00Z";
  await wrong({ from: null }, "from is required, but is absent");
  for (
    const from of ["", "2026-02", "2026-02-30", "2026-2-1", "02/01/2026", "2026-02-01T09:30:00", 20260201]
  ) {
    await wrong({ from }, `from must be ${allowed}, but got ${JSON.stringify(from)}`);
  }
  await wrong({ to: "2026-01-30" }, "to: must not be before from, 2026-01-31, but is 2026-01-30");
  await wrong({ to: "2036-01-31" }, "to: must be at most 10 years after from, 2026-01-31, but is 2036-01-31");
  await wrong(
    { timezone: "Mars/Olympus" },
    'timezone: must be the IANA name of a time zone, like Asia/Kolkata, but is "Mars/Olympus"',
  );
  await wrong({ groupBy: "day" }, 'groupBy must be one of "month", "week", but got "day"');
  await wrong(
    { shouldIncludeBreakdown: "yes" },
    'shouldIncludeBreakdown must be true or false, but got "yes"',
  );
  await wrong(
    { productTypeFilter: ["Ebook", "ServiceCourse"] },
    'productTypeFilter[1] must be one of "Course", "Bundle", "Ebook", "DownloadableProduct", ' +
      'but got "ServiceCourse"',
  );
  await wrong(
    { paymentStatusFilter: ["valid"] },
    'paymentStatusFilter[0] must be one of "Valid", "Refunded", "Failed", "Pending", but got "valid"',
  );
});
