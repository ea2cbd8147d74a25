import assert from "node:assert/strict";
import type { Queryable } from "../../db/database.ts";
import { type SalesFilter, sumSales } from "../../db/sales.ts";
import { sql } from "../../db/sql.ts";
import { testDatabase } from "../database.ts";
import { insertSchools, planOf, whetherCountedOrNot } from "../plan_of.ts";

const week: SalesFilter = {
  start: new Date("2026-02-02T00:00:00Z"),
  end: new Date("2026-02-09T00:00:00Z"),
  statuses: [],
  productTypes: [],
};
/** Small among many, and one that has half of all sales. */
const schools = ["school-7", "school-0"];
const filters: [string, SalesFilter][] = [
  ["all", week],
  ["filtered", { ...week, statuses: ["Valid"], productTypes: ["Ebook", "Bundle"] }],
];

Deno.test("a question about a week reads that week's sales of that school, and no table whole", async (t) => {
  await using db = await testDatabase();
  await fill(db);
  const plansAreGood = async (when: string) => {
    for (const school of schools) {
      for (const [name, filter] of filters) {
        await t.step(`${name} of ${school}, ${when}`, async () => {
          const by = { periodStarts: [week.start], top: 10 };
          const plan = await planOf(db, (db) => sumSales(db, school, filter, by));
          assert.match(
            plan,
            /sales_by_time.*\s+(Recheck|Index) Cond: \(\(school_id = .* AND \(sold_at >= /,
            plan,
          );
          assert.doesNotMatch(plan, /Seq Scan/, plan);
        });
      }
    }
  };
  await whetherCountedOrNot(db, plansAreGood);
});

/** A hundred schools with 200 products each, and two years of sales: 25,000 of the first, 250 of each. */
async function fill(db: Queryable): Promise<void> {
  await insertSchools(db, 100);
  await db.query(sql`
    insert into digital_products (school_id, id, type, title, slug, status, created_at, updated_at)
    select 'school-' || number % 100, 'product-' || number / 100,
      (array['ServiceCourse', 'Bundle', 'Ebook', 'DownloadableProduct'])[1 + number % 4], 'x',
      'product-' || number, 'Draft', now(), now()
    from generate_series(0, 19999) as number`);
  await db.query(sql`
    insert into sales (school_id, id, product_id, sold_at, payment_status, currency, amount, amount_inr_paise)
    select 'school-' || case when number < 25000 then 0 else number % 100 end, 'sale-' || number,
      'product-' || number % 200, timestamptz '2025-01-01T00:00:00Z' + number % 25000 * interval '42 minutes',
      'Valid', 'Inr', 1, 1
    from generate_series(0, 49999) as number`);
}
