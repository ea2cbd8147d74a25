import { sql } from "../db/sql.ts";
import { reportSales, type SalesQuestion, type SalesReport } from "../domain/sales/report_sales.ts";
import { type TestDatabase, testDatabase } from "./database.ts";

/** What tests of sales share: two schools with 15 products each, and a database without sales before each test. */
export interface SalesWorld {
  db: TestDatabase;
  sell(...sales: Partial<Sale>[]): Promise<void>;
  /** What `north` has sold: in February 2026 by month, where nothing else is asked. */
  report(question?: Partial<SalesQuestion>): Promise<SalesReport>;
}

export interface Sale {
  school: "north" | "south";
  soldAt: string;
  /** From 0: product-0 is a course, and then a bundle, an ebook, a download, and so on. */
  product: number;
  status: string;
  paise: number;
}

const sale: Sale = {
  school: "north",
  soldAt: "2026-02-10T00:00:00Z",
  product: 0,
  status: "Valid",
  paise: 100,
};

export const february: SalesQuestion = {
  from: Temporal.PlainDate.from("2026-02-01"),
  to: Temporal.PlainDate.from("2026-02-28"),
  timezone: "UTC",
  unit: "month",
  isBrokenDown: true,
  productTypes: [],
  paymentStatuses: ["Valid"],
};

/** Call once, at the top of a test file. */
export async function salesWorld(): Promise<SalesWorld> {
  const db = await testDatabase();
  await db.query(sql`
    insert into schools (id, name, country, created_at)
    values ('north', 'x', 'IN', now()), ('south', 'x', 'IN', now())`);
  await db.query(sql`
    insert into digital_products (school_id, id, type, title, slug, status, created_at, updated_at)
    select school, 'product-' || number,
      (array['ServiceCourse', 'Bundle', 'Ebook', 'DownloadableProduct'])[1 + number % 4],
      'Title ' || number, 'product-' || number, 'Draft', now(), now()
    from unnest(array['north', 'south']) as school, generate_series(0, 14) as number`);
  Deno.test.beforeEach(async () => {
    await db.query(sql`delete from sales`);
  });
  Deno.test.afterAll(async () => await db[Symbol.asyncDispose]());
  const context = { db, actor: { schoolId: "north", keyId: "key", scopes: ["sales" as const] } };
  return {
    db,
    async sell(...sales) {
      const column = (name: keyof Sale) => sales.map((given) => ({ ...sale, ...given })[name]);
      await db.query(sql`
        insert into sales (school_id, id, product_id, sold_at, payment_status, currency, amount, amount_inr_paise)
        select school, gen_random_uuid(), 'product-' || product, sold_at, status, 'Usd', 1, paise
        from unnest(
          ${column("school")}::text[], ${column("soldAt")}::timestamptz[], ${column("product")}::int[],
          ${column("status")}::text[], ${column("paise")}::bigint[]
        ) as sale (school, sold_at, product, status, paise)`);
    },
    report: (question) => reportSales(context, { ...february, ...question }),
  };
}
