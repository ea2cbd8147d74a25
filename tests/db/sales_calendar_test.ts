import assert from "node:assert/strict";
import fc from "fast-check";
import type { ProductType } from "../../db/digital_products.ts";
import { type Query, sql } from "../../db/sql.ts";
import type { SalesQuestion, SalesReport } from "../../domain/sales/report_sales.ts";
import { soldTypeOf } from "../../domain/sales/sold_type.ts";
import { february, salesWorld } from "../sales_world.ts";

const { db, sell, report } = await salesWorld();

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
/** Days of years in which these changed their clocks or their date, many of them where a month begins or a clock changes. */
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
const bounds = fc.oneof(
  days.map((date) => Temporal.PlainDate.from(date.toISOString().slice(0, 10))),
  instants,
);
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
  const rows = await db.query<{ name: string; id: string; type: ProductType; paise: number }>(sql`
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
