import type { Queryable } from "./database.ts";
import { sql } from "./sql.ts";

export interface PaymentLinkRow {
  id: string;
  product_id: string;
  plan_id: string;
  created_at: Date;
}

export async function insertPaymentLink(
  db: Queryable,
  schoolId: string,
  link: PaymentLinkRow,
): Promise<void> {
  await db.query(sql`
    insert into payment_links (school_id, id, product_id, plan_id, created_at)
    values (${schoolId}, ${link.id}, ${link.product_id}, ${link.plan_id}, ${link.created_at})`);
}

export async function findPaymentLink(
  db: Queryable,
  schoolId: string,
  id: string,
): Promise<PaymentLinkRow | undefined> {
  const rows = await db.query<PaymentLinkRow>(sql`
    select id, product_id, plan_id, created_at from payment_links
    where school_id = ${schoolId} and id = ${id}`);
  return rows[0];
}
