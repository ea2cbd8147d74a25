import { identifier, type Query, sql } from "../sql.ts";
import type { Staging } from "./staging.ts";

/** What is asked of rows beside keys and references: by table, statements that give what breaks it. */
export const rules: Record<string, (staging: Staging) => Query[]> = {
  bundle_items: (staging) => [sql`
    select ${origin}, 'product_id' as column, product_id as value,
      'a bundle is made of courses, and this product is none' as sentence
    from staged_bundle_items as row
    where (school_id, product_id) in (
      select school_id, id from ${all(staging, "digital_products")} as product where type <> 'ServiceCourse'
    )`],

  quiz_attempts: (staging) => [sql`
    select ${origin}, 'quiz_id' as column, quiz_id as value,
      'the course item ' || to_json(item_id) || ' is not this quiz' as sentence
    from staged_quiz_attempts as row
    where exists (
      select from ${all(staging, "course_items")} as item
      where item.school_id = row.school_id and item.id = row.item_id and item.quiz_id is distinct from row.quiz_id
    )`],

  quiz_answers: (staging) => [sql`
    select ${origin}, 'selected_option_ids' as column, option_id as value,
      'the question ' || to_json(question_id) || ' has no such option' as sentence
    from staged_quiz_answers as row, unnest(selected_option_ids) as option_id
    where exists (
      select from ${all(staging, "quiz_questions")} as question
      where (question.school_id, question.quiz_id, question.id) = (row.school_id, row.quiz_id, row.question_id)
    ) and not exists (
      select from ${all(staging, "quiz_options")} as option
      where (option.school_id, option.quiz_id, option.question_id, option.id)
        = (row.school_id, row.quiz_id, row.question_id, option_id)
    )`],

  sales: (staging) => [sql`
    select ${origin}, 'plan_id' as column, plan_id as value,
      'it is a pricing plan of another product, ' || to_json(plan.product_id) as sentence
    from staged_sales as row
    join ${all(staging, "pricing_plans")} as plan
      on plan.school_id = row.school_id and plan.id = row.plan_id and plan.product_id <> row.product_id`],
};

const origin =
  sql`'rule' as kind, row.staged_file as file, row.staged_line as line, row.staged_place as place`;

/** A table's rows as they will be: those stored, and those staged. */
function all(staging: Staging, table: string): Query {
  const staged = staging.find(table);
  if (!staged) return identifier(table);
  const columns = sql`school_id, id, ${columnOf[table] ?? sql`id`}`;
  return sql`(select ${columns} from ${identifier(table)} union all select ${columns} from ${staged.staged})`;
}

/** What the rules above ask of each table beside its id. */
const columnOf: Record<string, Query> = {
  digital_products: sql`type`,
  course_items: sql`quiz_id`,
  quiz_questions: sql`quiz_id`,
  quiz_options: sql`quiz_id, question_id`,
  pricing_plans: sql`product_id`,
};
