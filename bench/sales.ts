import type { Database } from "../db/database.ts";
import { sql } from "../db/sql.ts";
import { reportSales, type SalesQuestion } from "../domain/sales/report_sales.ts";
import { testDatabase } from "../tests/database.ts";
import type { BenchOptions, Report } from "./_report.ts";

/** What `get-sales-data` costs beside the least that can be done with the same sales: adding them up. */
export async function benchSales({ tiny, rounds, progress }: BenchOptions): Promise<Report> {
  await using db = await testDatabase();
  const sales = tiny ? 2_000 : 1_000_000;
  progress(`selling ${sales}`);
  await fill(db, sales);
  const context = { db, actor: { schoolId: "north", keyId: "bench", scopes: ["sales" as const] } };
  const rows: (string | number)[][] = [];
  for (const [name, given] of questions) {
    progress(name);
    const question = { ...year, ...given };
    const report: number[] = [];
    const plain: number[] = [];
    const { sales: sold, start, end } = await reportSales(context, question);
    for (let round = 0; round < rounds; round++) {
      report.push(await timed(() => reportSales(context, question)));
      plain.push(await timed(() => addUp(db, start, end)));
    }
    const [reportMs, plainMs] = [Math.min(...report), Math.min(...plain)];
    rows.push([name, sold, reportMs, plainMs, reportMs / plainMs]);
  }
  return {
    columns: ["question", "sales", "report ms", "sum ms", "ratio"],
    rows,
    summary: { sales, rounds },
  };
}

const day = (text: string) => Temporal.PlainDate.from(text);
const year: SalesQuestion = {
  from: day("2025-01-01"),
  to: day("2025-12-31"),
  timezone: "Asia/Kolkata",
  unit: "week",
  isBrokenDown: true,
  productTypes: [],
  paymentStatuses: ["Valid"],
};
const questions: [string, Partial<SalesQuestion>][] = [
  ["a year by week", {}],
  ["a year by month", { unit: "month" }],
  ["a year of ebooks", { productTypes: ["Ebook"] }],
  ["a month by week", { from: day("2025-06-01"), to: day("2025-06-30") }],
  ["a week", { from: day("2025-06-02"), to: day("2025-06-08") }],
];

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function addUp(db: Database, start: Date, end: Date): Promise<void> {
  await db.query(sql`
    select sum(amount_inr_paise), count(*) from sales
    where school_id = 'north' and payment_status = 'Valid'
      and sold_at >= ${start} and sold_at < ${end}`);
}

/** Sales of 200 products, as they would not come in: in no order. */
async function fill(db: Database, sales: number): Promise<void> {
  await db.query(sql`
    insert into schools (id, name, country, created_at) values ('north', 'x', 'IN', now())`);
  await db.query(sql`
    insert into digital_products (school_id, id, type, title, slug, status, created_at, updated_at)
    select 'north', 'product-' || number,
      (array['ServiceCourse', 'Bundle', 'Ebook', 'DownloadableProduct'])[1 + number % 4], 'x', 'product-' || number,
      'Published', now(), now()
    from generate_series(0, 199) as number`);
  const statementMax = 50_000;
  for (let first = 0; first < sales; first += statementMax) {
    await db.query(sql`
      insert into sales (school_id, id, product_id, sold_at, payment_status, currency, amount, amount_inr_paise)
      select 'north', 'sale-' || number, 'product-' || number % 200,
        timestamptz '2024-12-31T18:30:00Z' + (number * 7907 % ${sales}::bigint) * (interval '365 days' / ${sales}::int),
        (array['Valid', 'Valid', 'Valid', 'Valid', 'Refunded', 'Failed'])[1 + number % 6], 'Inr', number, number
      from generate_series(${first}::bigint, ${
      Math.min(first + statementMax, sales) - 1
    }::bigint) as number`);
  }
  await db.query(sql`vacuum analyze sales`);
  await db.query(sql`analyze`);
}
