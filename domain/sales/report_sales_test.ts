import assert from "node:assert/strict";
import fc from "fast-check";
import { type Query, sql } from "../../db/sql.ts";
import { testDatabase } from "../../tests/database.ts";
import { reportSales, type SalesQuestion, type SalesReport } from "./report_sales.ts";
import { soldTypeOf } from "./sold_type.ts";

const db = await testDatabase();
const context = { db, actor: { schoolId: "north", keyId: "key", scopes: ["sales" as const] } };
await db.query(sql`
  insert into schools (id, name, country, created_at) values ('north', 'x', 'IN', now()), ('south', 'x', 'IN', now())`);
await db.query(sql`
  insert into digital_products (school_id, id, type, title, slug, status, created_at, updated_at)
  select school, 'product-' || number, (array['ServiceCourse', 'Bundle', 'Ebook', 'DownloadableProduct'])[1 + number % 4],
    'Title ' || number, 'product-' || number, 'Draft', now(), now()
  from unnest(array['north', 'south']) as school, generate_series(0, 14) as number`);
Deno.test.beforeEach(async () => {
  await db.query(sql`delete from sales`);
});
Deno.test.afterAll(async () => await db[Symbol.asyncDispose]());

interface Sale {
  school: string;
  soldAt: string;
  product: number;
  status: string;
  paise: number;
}
const sale = { school: "north", soldAt: "2026-02-10T00:00:00Z", product: 0, status: "Valid", paise: 100 };

async function sell(...sales: Partial<Sale>[]): Promise<void> {
  const column = (name: keyof Sale) => sales.map((given) => ({ ...sale, ...given })[name]);
  await db.query(sql`
    insert into sales (school_id, id, product_id, sold_at, payment_status, currency, amount, amount_inr_paise)
    select school, gen_random_uuid(), 'product-' || product, sold_at, status, 'Usd', 1, paise
    from unnest(
      ${column("school")}::text[], ${column("soldAt")}::timestamptz[], ${column("product")}::int[],
      ${column("status")}::text[], ${column("paise")}::bigint[]
    ) as sale (school, sold_at, product, status, paise)`);
}

const day = (text: string) => Temporal.PlainDate.from(text);
const february: SalesQuestion = {
  from: day("2026-02-01"),
  to: day("2026-02-28"),
  timezone: "UTC",
  unit: "month",
  isBrokenDown: true,
  productTypes: [],
  paymentStatuses: ["Valid"],
};
const report = (question: Partial<SalesQuestion> = {}) => reportSales(context, { ...february, ...question });

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

// Clocks of these never show a day again that was over; of America/St_Johns they do (periods_test.ts).
const zones = [
  "UTC",
  "Asia/Kolkata",
  "Asia/Kathmandu",
  "America/New_York",
  "America/Sao_Paulo",
  "America/Havana",
  "Pacific/Auckland",
  "Pacific/Apia",
  "Pacific/Kiritimati",
  "Pacific/Pago_Pago",
  "Australia/Lord_Howe",
  "Africa/Cairo",
  "Asia/Damascus",
  "Europe/Lisbon",
];
/** Days of years in which these changed their clocks or their date; many at the turn of a month, a year, a DST. */
const days = fc.oneof(
  fc.date({ min: new Date("2009-01-01"), max: new Date("2025-12-31"), noInvalidDate: true }),
  fc.constantFrom("2011-12-30", "2014-05-16", "2018-11-04", "2020-11-01", "2024-04-26", "2025-03-09")
    .map((text) => new Date(text)),
  fc.tuple(fc.integer({ min: 2009, max: 2025 }), fc.integer({ min: 0, max: 11 }))
    .map(([year, month]) => new Date(Date.UTC(year, month, 1))),
);
/** Instants around whole and quarter hours of days. */
const instants = fc.tuple(
  days,
  fc.integer({ min: -60, max: 110 }),
  fc.constantFrom(-1, 0, 1),
).map(([day, quarters, ms]) =>
  new Date(Math.floor(+day / 86_400_000) * 86_400_000 + quarters * 900_000 + ms)
);
const sales = fc.array(
  fc.record({
    soldAt: instants.map((date) => date.toISOString()),
    product: fc.integer({ min: 0, max: 14 }),
    status: fc.constantFrom("Valid", "Refunded"),
    paise: fc.integer({ min: 0, max: 20 }),
  }),
  { minLength: 4_000, maxLength: 4_000 },
);
const bounds = fc.oneof(days.map((date) => day(date.toISOString().slice(0, 10))), instants);
const questions = fc.record({
  one: bounds,
  other: bounds,
  timezone: fc.constantFrom(...zones),
  unit: fc.constantFrom("month" as const, "week" as const),
  productTypes: fc.constantFrom([], ["Course" as const], ["Ebook" as const, "Bundle" as const]),
  paymentStatuses: fc.constantFrom([], ["Valid" as const]),
});

Deno.test("a report is what the database's own calendar says of each sale", async () => {
  await sell(...fc.sample(sales, { seed: 37, numRuns: 1 })[0]!);
  let asked = 0;
  await fc.assert(
    fc.asyncProperty(questions, async ({ one, other, ...rest }) => {
      const [from, to] = noon(one) <= noon(other) ? [one, other] : [other, one];
      const question = { ...february, ...rest, from, to };
      const reported = await report(question).catch((error) => {
        // Drawn at random, some are longer than ten years or a few hours the wrong way round.
        assert.equal(error.kind, "invalid-argument", error);
      });
      if (!reported) return;
      asked++;
      const expected = await askDatabase(question);
      assert.deepEqual(inShort(reported), expected);
      await checkEnds(question, reported);
    }),
    { seed: 37, numRuns: 150 },
  );
  assert.ok(asked > 75, `only ${asked} were answered`);
});

const noon = (bound: Temporal.PlainDate | Date) =>
  bound instanceof Date ? +bound : +new Date(`${bound}T12:00:00Z`);

interface Short {
  names: string[];
  /** `name type`, with revenue and number. */
  parts: [string, number, number][];
  top: [string, number, number][];
}

function inShort({ periods, topProducts, revenue, sales }: SalesReport): Short {
  const sum = (parts: readonly { revenue: number; sales: number }[]) =>
    parts.reduce((all, part) => [all[0]! + part.revenue, all[1]! + part.sales], [0, 0]);
  assert.deepEqual(sum(periods), [revenue, sales]);
  for (const period of periods) assert.deepEqual(sum(period.breakdown), [period.revenue, period.sales]);
  return {
    names: periods.map(({ name }) => name),
    parts: periods.flatMap(({ name, breakdown }) =>
      breakdown.map(({ type, revenue, sales }): Short["parts"][number] => [`${name} ${type}`, revenue, sales])
    ),
    top: topProducts.map(({ id, revenue, sales }) => [id, revenue, sales]),
  };
}

/** The same, found by what the zone's wall shows at each sale: `at time zone`, which is never in doubt in this direction. */
async function askDatabase(question: SalesQuestion): Promise<Short> {
  const { timezone, productTypes, paymentStatuses } = question;
  const rows = await db.query<{ name: string; id: string; type: "Ebook"; paise: number }>(sql`
    select ${nameOf(question, sql`sold_at at time zone ${timezone}::text`)} as name, product.id, type,
      amount_inr_paise as paise
    from sales join digital_products product on product.school_id = sales.school_id and product.id = product_id
    where sales.school_id = 'north' and ${isIn(question, sql`sold_at`)}
      and (${paymentStatuses.length} = 0 or payment_status = any (${paymentStatuses}::text[]))`);
  const ofType = rows.filter(({ type }) =>
    productTypes.length === 0 || productTypes.includes(soldTypeOf(type))
  );
  const names = await db.query<{ name: string }>(sql`
    select distinct ${nameOf(question, sql`day`)} as name
    from generate_series(${firstDay(question)}, ${lastDay(question)}, interval '1 day') as day order by 1`);
  const sums = (by: (row: (typeof rows)[number]) => string) =>
    [...Map.groupBy(ofType, by)].map(([key, group]): Short["parts"][number] => [
      key,
      group.reduce((sum, { paise }) => sum + paise, 0),
      group.length,
    ]);
  const before = (one: string, other: string) => one < other ? -1 : one > other ? 1 : 0;
  const name = (key: string) => key.split(" ")[0]!;
  return {
    names: names.map(({ name }) => name),
    parts: sums(({ name, type }) => `${name} ${soldTypeOf(type)}`).sort((one, other) =>
      before(name(one[0]), name(other[0])) || other[1] - one[1] || before(one[0], other[0])
    ),
    top: sums(({ id }) => id).sort((one, other) => other[1] - one[1] || before(one[0], other[0])).slice(
      0,
      10,
    ),
  };
}

/** The name of the period of what a wall shows. */
function nameOf({ unit }: SalesQuestion, wall: Query): Query {
  return sql`to_char(${wall}, ${unit === "month" ? "YYYY-MM" : 'IYYY-"W"IW'})`;
}

/** Whether an instant is in the range. */
function isIn({ from, to, timezone }: SalesQuestion, instant: Query): Query {
  const wallDay = sql`(${instant} at time zone ${timezone}::text)::date`;
  const after = from instanceof Date ? sql`${instant} >= ${from}` : sql`${wallDay} >= ${String(from)}::date`;
  const before = to instanceof Date ? sql`${instant} < ${to}` : sql`${wallDay} <= ${String(to)}::date`;
  return sql`(${after} and ${before})`;
}

function firstDay({ from, timezone }: SalesQuestion): Query {
  return from instanceof Date
    ? sql`(${from}::timestamptz at time zone ${timezone}::text)::date::timestamp`
    : sql`${String(from)}::timestamp`;
}

function lastDay({ to, timezone }: SalesQuestion): Query {
  return to instanceof Date
    ? sql`((${to}::timestamptz - interval '1 microsecond') at time zone ${timezone}::text)::date::timestamp`
    : sql`${String(to)}::timestamp`;
}

/** Each end is the first instant of the next period, and the last one the first that is no longer in the range. */
async function checkEnds(question: SalesQuestion, { start, end, periods }: SalesReport): Promise<void> {
  assert.deepEqual([periods[0]!.start, periods.at(-1)!.end], [start, end]);
  for (const [index, period] of periods.slice(1).entries()) {
    assert.deepEqual(period.start, periods[index]!.end);
  }
  const rows = await db.query<{ before: string; at: string }>(sql`
    select ${
    nameOf(question, sql`(start - interval '1 microsecond') at time zone ${question.timezone}::text`)
  } as before,
      ${nameOf(question, sql`start at time zone ${question.timezone}::text`)} as at
    from unnest(${
    periods.slice(1).map(({ start }) => start)
  }::timestamptz[]) with ordinality as period (start, number)
    order by number`);
  assert.deepEqual(
    rows,
    periods.slice(1).map(({ name }, index) => ({ before: periods[index]!.name, at: name })),
  );
  // A range that is one day that was left out has no first instant.
  if (start < end) {
    const ends = await db.query(sql`
      select ${isIn(question, sql`at`)} as is_in
      from unnest(${[start, end]}::timestamptz[]) with ordinality as ends (instant, number),
        unnest(array[instant - interval '1 microsecond', instant]) with ordinality as either (at, side)
      order by number, side`);
    assert.deepEqual(ends, [false, true, true, false].map((is_in) => ({ is_in })));
  }
}
