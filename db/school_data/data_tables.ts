import { type Query, sql } from "../sql.ts";

/** A table whose rows are a school's data: imported and exported, unlike sessions, queues and keys. */
export interface DataTable {
  name: string;
  /** What a row is, in a sentence: `user`. */
  noun: string;
  /** Its primary key. */
  key: readonly string[];
  /** What else may not occur twice. */
  unique?: readonly Unique[];
  /** Columns that the service itself changes later: an import sets them when it makes the row, and not again. */
  settledOnce?: readonly string[];
}

/** What may not occur twice beside the primary key. */
export interface Unique {
  /** Makes its parts of a row, given the row's name in the statement. */
  of(row: Query): Query;
  /** The column that a person would call it by. */
  column: string;
}

/** Set when a row is made without them: to the time of the import. */
export const madeAtImport: readonly string[] = ["created_at", "updated_at"];

/** All of them; each after those that it refers to. */
export const dataTables: readonly DataTable[] = [
  { name: "schools", noun: "school", key: ["id"] },
  {
    name: "users",
    noun: "user",
    key: ["school_id", "id"],
    unique: [
      { of: (row) => sql`${row}.school_id, lower(${row}.email)`, column: "email" },
      { of: (row) => sql`${row}.school_id, lower(${row}.username)`, column: "username" },
    ],
    settledOnce: ["password_hash"],
  },
  {
    name: "instructors",
    noun: "instructor",
    key: ["school_id", "id"],
    unique: [{ of: (row) => sql`${row}.school_id, ${row}.user_id`, column: "user_id" }],
    settledOnce: ["revoked_at"],
  },
  { name: "quizzes", noun: "quiz", key: ["school_id", "id"] },
  { name: "quiz_questions", noun: "question", key: ["school_id", "quiz_id", "id"] },
  { name: "quiz_options", noun: "option", key: ["school_id", "quiz_id", "question_id", "id"] },
  { name: "io_labs", noun: "lab", key: ["school_id", "id"] },
  { name: "lab_test_cases", noun: "test case", key: ["school_id", "lab_id", "id"] },
  { name: "live_events", noun: "live event", key: ["school_id", "id"] },
  { name: "live_event_sessions", noun: "session", key: ["school_id", "id"] },
  { name: "live_event_captions", noun: "caption", key: ["school_id", "session_id", "language"] },
  { name: "video_folders", noun: "folder", key: ["school_id", "path"] },
  { name: "videos", noun: "video", key: ["school_id", "id"], settledOnce: ["status"] },
  {
    name: "digital_products",
    noun: "product",
    key: ["school_id", "id"],
    unique: [{ of: (row) => sql`${row}.school_id, ${row}.slug`, column: "slug" }],
  },
  {
    name: "courses",
    noun: "course",
    key: ["school_id", "id"],
    unique: [{ of: (row) => sql`${row}.school_id, ${row}.product_id`, column: "product_id" }],
  },
  { name: "course_instructors", noun: "instructor", key: ["school_id", "course_id", "instructor_id"] },
  { name: "course_faqs", noun: "question", key: ["school_id", "course_id", "position"] },
  { name: "course_reviews", noun: "review", key: ["school_id", "course_id", "position"] },
  { name: "course_sections", noun: "section", key: ["school_id", "id"] },
  { name: "course_items", noun: "course item", key: ["school_id", "id"] },
  { name: "bundle_items", noun: "item", key: ["school_id", "bundle_id", "product_id"] },
  { name: "pricing_plans", noun: "pricing plan", key: ["school_id", "id"] },
  { name: "pricing_plan_prices", noun: "price", key: ["school_id", "plan_id", "currency"] },
  { name: "coupons", noun: "coupon", key: ["school_id", "code"] },
  { name: "coupon_products", noun: "product", key: ["school_id", "code", "product_id"] },
  { name: "payment_links", noun: "payment link", key: ["school_id", "id"] },
  { name: "enrolments", noun: "enrolment", key: ["school_id", "user_id", "product_id"] },
  { name: "progress_events", noun: "progress event", key: ["school_id", "user_id", "item_id"] },
  { name: "quiz_attempts", noun: "quiz attempt", key: ["school_id", "id"] },
  { name: "quiz_answers", noun: "answer", key: ["school_id", "attempt_id", "question_id"] },
  { name: "lab_attempts", noun: "lab attempt", key: ["school_id", "id"] },
  {
    name: "lab_attempt_results",
    noun: "result",
    key: ["school_id", "attempt_id", "test_case_id"],
    settledOnce: ["status", "task_id"],
  },
  { name: "sales", noun: "sale", key: ["school_id", "id"] },
];
