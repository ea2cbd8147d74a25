import type { Queryable } from "./database.ts";
import { type Query, sql } from "./sql.ts";

/** Names a product within its school. */
export type ProductName = { id: string } | { slug: string } | { courseId: string };

/**
 * A school's country, with the id of its product of that name where that may be bought: it is published, or unlisted,
 * which opens by its address. Undefined when there is no such school.
 */
export async function findProductForSale(
  db: Queryable,
  schoolId: string,
  name: ProductName,
): Promise<{ country: string; id: string | null } | undefined> {
  const rows = await db.query<{ country: string; id: string | null }>(sql`
    select school.country, product.id
    from schools school
    left join digital_products product on product.school_id = school.id
      and ${isNamed(schoolId, name)} and product.status in ('Published', 'Unlisted')
    where school.id = ${schoolId}`);
  return rows[0];
}

/** A product that is made. */
export interface NewProductRow {
  id: string;
  type: ProductType;
  title: string;
  short_description: string;
  long_description: string;
  thumbnail_url: string | null;
  status: ProductStatus;
  created_at: Date;
}

/**
 * Stores a product under the first slug that is free: the wish, or the wish with `-2`, `-3`, …. Gives the slug; undefined
 * when another transaction took it in that instant, so that it must be tried again.
 */
export async function insertProduct(
  db: Queryable,
  schoolId: string,
  product: NewProductRow,
  wish: string,
): Promise<string | undefined> {
  const rows = await db.query<{ slug: string }>(sql`
    with recursive tried as (
      select 1 as number, ${wish}::text as slug
      union all
      select number + 1, ${wish}::text || '-' || number + 1
      from tried
      where exists (select from digital_products where school_id = ${schoolId} and slug = tried.slug)
    )
    insert into digital_products (
      school_id, id, type, title, slug, short_description, long_description, thumbnail_url, status, created_at,
      updated_at
    )
    select ${schoolId}, ${product.id}, ${product.type}, ${product.title}, tried.slug, ${product.short_description},
      ${product.long_description}, ${product.thumbnail_url}, ${product.status}, ${product.created_at},
      ${product.created_at}
    from tried
    order by number desc
    limit 1
    on conflict on constraint digital_products_slug do nothing
    returning slug`);
  return rows[0]?.slug;
}

/** A product as lists have it. */
export interface ProductListRow {
  id: string;
  type: ProductType;
  title: string;
  slug: string;
  thumbnail_url: string | null;
}

export type ProductStatus = "Draft" | "Published" | "Unlisted" | "Archived";
export type ProductType = "ServiceCourse" | "Bundle" | "Ebook" | "DownloadableProduct";

/** Published products of a school, newest first; of the given types, or of all when there are none. */
export async function listPublishedProducts(
  db: Queryable,
  schoolId: string,
  types: readonly ProductType[],
): Promise<ProductListRow[]> {
  const ofTypes = types.length === 0 ? sql`` : sql`and type = any(${types}::text[])`;
  return await db.query<ProductListRow>(sql`
    select id, type, title, slug, thumbnail_url
    from digital_products
    where school_id = ${schoolId} and status = 'Published' ${ofTypes}
    order by created_at desc, id`);
}

/** A product with its school, for people. */
export interface ProductPageRow {
  id: string;
  type: ProductType;
  title: string;
  short_description: string;
  long_description: string;
  thumbnail_url: string | null;
  status: ProductStatus;
  school_name: string;
  country: string;
  timezone: string;
  logo_url: string | null;
  website_url: string | null;
  support_email: string | null;
}

/** A product of one of these statuses, with its school; undefined when there is none. */
export async function findProductPage(
  db: Queryable,
  schoolId: string,
  name: ProductName,
  statuses: readonly ProductStatus[],
): Promise<ProductPageRow | undefined> {
  const rows = await db.query<ProductPageRow>(sql`
    select product.id, product.type, product.title, product.short_description, product.long_description,
      product.thumbnail_url, product.status, school.name as school_name, school.country, school.timezone,
      school.logo_url, school.website_url, school.support_email
    from digital_products product
    join schools school on school.id = product.school_id
    where product.school_id = ${schoolId} and ${isNamed(schoolId, name)}
      and product.status = any(${statuses}::text[])`);
  return rows[0];
}

function isNamed(schoolId: string, name: ProductName): Query {
  if ("id" in name) return sql`product.id = ${name.id}`;
  if ("slug" in name) return sql`product.slug = ${name.slug}`;
  return sql`product.id = (
    select course.product_id from courses course
    where course.school_id = ${schoolId} and course.id = ${name.courseId})`;
}
