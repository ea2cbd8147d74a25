import assert from "node:assert/strict";
import { findCoupon } from "../../db/coupons.ts";
import { listFaqs, listReviews } from "../../db/course_words.ts";
import { findCoursePage, listPublishedCourses, listSyllabus } from "../../db/courses.ts";
import type { Queryable } from "../../db/database.ts";
import {
  findProductForSale,
  findProductPage,
  insertProduct,
  listPublishedProducts,
} from "../../db/digital_products.ts";
import { findEnglishCaption, findWebvtt } from "../../db/live_event_captions.ts";
import { findPaymentLink } from "../../db/payment_links.ts";
import { findPlanPrices } from "../../db/pricing_plans.ts";
import { sql } from "../../db/sql.ts";
import { findVideoFolder, listVideos } from "../../db/videos.ts";
import { testDatabase } from "../database.ts";
import { insertSchools, planOf, whetherCountedOrNot } from "../plan_of.ts";

const school = "school-7";
const course = "product-107";
const folder = { folderPath: "/folder-3", term: "" };
const page = { limit: 20, offset: 40 };

/** Statements, and of those that give a page whether it must come out of an index in order. Whole lists may be sorted. */
const statements: [string, (db: Queryable) => Promise<unknown>, "in order"?][] = [
  ["products", (db) => listPublishedProducts(db, school, [])],
  ["products of a type", (db) => listPublishedProducts(db, school, ["Ebook"])],
  ["courses", (db) => listPublishedCourses(db, school)],
  ["a product by its slug", (db) => findProductForSale(db, school, { slug: course })],
  ["a product by its course", (db) => findProductForSale(db, school, { courseId: course })],
  ["a product's page", (db) => findProductPage(db, school, { id: course }, ["Published"])],
  ["a course's page", (db) => findCoursePage(db, school, course)],
  ["a syllabus", (db) => listSyllabus(db, school, course)],
  ["questions", (db) => listFaqs(db, school, course)],
  ["reviews", (db) => listReviews(db, school, course, 20)],
  ["plans", (db) => findPlanPrices(db, { schoolId: school, productId: course, planId: null }, "Aud")],
  ["a plan", (db) => findPlanPrices(db, { schoolId: school, productId: course, planId: course }, null)],
  ["a coupon", (db) => findCoupon(db, school, "CODE-107", course)],
  ["a payment link", (db) => findPaymentLink(db, school, course)],
  ["a slug", (db) => insertProduct(db, school, newProduct, "product")],
  ["a folder", (db) => findVideoFolder(db, school, folder)],
  ["a folder, filtered", (db) => findVideoFolder(db, school, { ...folder, term: "x" })],
  ["videos", (db) => listVideos(db, school, folder, page), "in order"],
  ["videos, filtered", (db) => listVideos(db, school, { ...folder, term: "x" }, page)],
  ["a session's caption", (db) => findEnglishCaption(db, school, "session-107")],
  ["a caption", (db) => findWebvtt(db, { schoolId: school, sessionId: "session-107", language: "en" })],
];

const newProduct = {
  id: "new",
  type: "Ebook",
  title: "New",
  short_description: "",
  long_description: "",
  thumbnail_url: null,
  status: "Draft",
  created_at: new Date("2026-02-01T09:30:00Z"),
} as const;

Deno.test("no statement of catalogue, prices, videos and captions reads a table whole", async (t) => {
  await using db = await testDatabase();
  await fill(db);
  const plansAreGood = async (when: string) => {
    for (const [name, run, order] of statements) {
      await t.step(`${name}, ${when}`, async () => {
        const plan = await planOf(db, run);
        assert.match(plan, /Index/, plan);
        // A hundred schools are one page.
        assert.doesNotMatch(plan, /Seq Scan on (?!schools)/, plan);
        if (order === "in order") assert.doesNotMatch(plan, /Sort/, plan);
      });
    }
  };
  await whetherCountedOrNot(db, plansAreGood);
});

/** A hundred schools with 200 products each, half of them courses, 500 videos, 100 sessions, 500 sales. */
async function fill(db: Queryable): Promise<void> {
  await insertSchools(db, 100);
  await db.query(sql`
    insert into digital_products (school_id, id, type, title, slug, status, created_at, updated_at)
    select 'school-' || number % 100, 'product-' || number,
      case when number < 10000 then 'ServiceCourse' else 'Ebook' end, 'x', 'product-' || number,
      case number / 100 % 4 when 0 then 'Draft' else 'Published' end, now() - number * interval '1 hour', now()
    from generate_series(0, 19999) as number`);
  await db.query(sql`
    insert into courses (school_id, id, product_id, type)
    select school_id, id, id, 'RecordedCourse' from digital_products where type = 'ServiceCourse'`);
  await db.query(sql`
    insert into course_sections (school_id, id, course_id, position, title)
    select school_id, 'section-' || id, id, 0, 'x' from courses`);
  await db.query(sql`
    insert into course_items (school_id, id, course_id, section_id, position, type, title, article_markdown)
    select school_id, 'item-' || number || id, id, 'section-' || id, number, 'Article', 'x', ''
    from courses, generate_series(0, 2) as number`);
  await db.query(sql`
    insert into course_faqs (school_id, course_id, position, question_markdown, answer_markdown)
    select school_id, id, number, 'x', 'x' from courses, generate_series(0, 1) as number`);
  await db.query(sql`
    insert into course_reviews (school_id, course_id, position, rating_out_of_10)
    select school_id, id, number, 9 from courses, generate_series(0, 1) as number`);
  await db.query(sql`
    insert into users (school_id, id, name, username, email, created_at)
    select 'school-' || number % 100, 'user-' || number, 'x', 'user-' || number, number || '@example.org', now()
    from generate_series(0, 4999) as number`);
  await db.query(sql`
    insert into instructors (school_id, id, user_id, created_at) select school_id, id, id, now() from users`);
  await db.query(sql`
    insert into course_instructors (school_id, course_id, instructor_id, position)
    select course.school_id, course.id, 'user-' || substring(course.id from 9)::integer % 5000, 0
    from courses course`);
  await db.query(sql`
    insert into pricing_plans (school_id, id, product_id, position, type, name, fallback_currency)
    select school_id, id, id, 0, 'OneTimePaymentPlan', 'x', 'Inr' from digital_products`);
  await db.query(sql`
    insert into pricing_plan_prices (school_id, plan_id, currency, symbol, full_amount, base_amount)
    select school_id, id, currency, 'x', 1, 1
    from digital_products, unnest(array['Inr', 'Aud']) as currency`);
  await db.query(sql`
    insert into coupons (school_id, code, percent_off_hundredths, uses_max, is_for_all_products)
    select 'school-' || number % 100, 'CODE-' || number, 1000, 5, false from generate_series(0, 9999) as number`);
  await db.query(sql`
    insert into coupon_products (school_id, code, product_id)
    select school_id, code, 'product-' || substring(code from 6) from coupons`);
  await db.query(sql`
    insert into sales (school_id, id, product_id, coupon_code, sold_at, payment_status, currency, amount, amount_inr_paise)
    select 'school-' || number % 100, 'sale-' || number, 'product-' || number % 20000, 'CODE-' || number % 10000,
      now(), 'Valid', 'Inr', 1, 1
    from generate_series(0, 49999) as number`);
  await db.query(sql`
    insert into payment_links (school_id, id, product_id, plan_id, created_at)
    select school_id, id, id, id, now() from digital_products`);
  await db.query(sql`
    insert into video_folders (school_id, path)
    select schools.id, path from schools, unnest(array['/'] || array(
      select '/folder-' || number from generate_series(0, 4) as number
    )) as path`);
  await db.query(sql`
    insert into videos (school_id, id, title, folder_path, status, created_at)
    select 'school-' || number % 100, 'video-' || number, 'x', '/folder-' || number / 100 % 5, 'Ready',
      now() - number * interval '1 hour'
    from generate_series(0, 49999) as number`);
  await db.query(sql`
    insert into live_events (school_id, id, title, created_at) select id, 'event', 'x', now() from schools`);
  await db.query(sql`
    insert into live_event_sessions (school_id, id, event_id, title, starts_at, ends_at)
    select 'school-' || number % 100, 'session-' || number, 'event', 'x', now(), now() + interval '1 hour'
    from generate_series(0, 9999) as number`);
  await db.query(sql`
    insert into live_event_captions (school_id, session_id, language, webvtt, created_at)
    select school_id, id, 'en', 'WEBVTT', now() from live_event_sessions`);
}
