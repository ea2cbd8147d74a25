import { type Query, sql } from "../sql.ts";
import { instant, list, object } from "./_entry_parts.ts";

/** The names and values that every product's entry has, between the first and the last of its kind. */
function product(first: Query, last: Query): Query {
  return object`
    ${first}, 'title', product.title, 'slug', slug, 'shortDescription', short_description,
    'longDescription', long_description, 'thumbnailUrl', thumbnail_url, 'status', status,
    'createdAt', ${instant(sql`product.created_at`)}, 'updatedAt', ${instant(sql`product.updated_at`)},
    'pricingPlans', ${plans}, ${last}`;
}

const plans = list(
  object`
    'type', plan.type, 'id', plan.id, 'name', name, 'fallbackCurrency', fallback_currency,
    'isInrAmountExclusiveOfGst', is_inr_amount_exclusive_of_gst,
    'installmentIntervalInDays', installment_interval_in_days, 'installmentCounts', installment_counts,
    'prices', ${
    list(
      object`'currency', currency, 'symbol', symbol, 'fullAmount', full_amount,
        'baseAmount', case when plan.type = 'PartialPaymentPlan' then base_amount end`,
      sql`pricing_plan_prices as price where (price.school_id, plan_id) = (plan.school_id, plan.id)`,
      sql`currency collate "C"`,
    )
  }`,
  sql`pricing_plans as plan where (plan.school_id, plan.product_id) = (product.school_id, product.id)`,
  sql`plan.position, plan.id collate "C"`,
);

export const productQueries: Record<string, (school: Query) => Query> = {
  digitalProducts: (school) =>
    sql`
    select ${product(sql`'id', product.id, 'type', type`, sql`'fileUrl', file_url`)} as entry
    from digital_products as product
    where school_id = ${school} and type in ('Ebook', 'DownloadableProduct') order by id collate "C"`,

  bundles: (school) =>
    sql`
    select ${
      product(
        sql`'id', product.id`,
        sql`'items', ${
          list(
            object`'productId', product_id, 'expectedCompletionDays', expected_completion_days`,
            sql`bundle_items as item where (item.school_id, bundle_id) = (product.school_id, product.id)`,
            sql`item.position, product_id collate "C"`,
          )
        }`,
      )
    } as entry
    from digital_products as product
    where school_id = ${school} and type = 'Bundle' order by id collate "C"`,

  courses: (school) =>
    sql`
    select ${
      product(sql`'id', course.id, 'productId', course.product_id, 'type', course.type`, courseFields)
    } as entry
    from courses as course
    join digital_products as product on (product.school_id, product.id) = (course.school_id, course.product_id)
    where course.school_id = ${school} order by course.id collate "C"`,
};

const items = list(
  object`
    'type', item.type, 'id', item.id, 'title', item.title, 'isPublished', is_published,
    'articleMarkdown', article_markdown, 'videoId', video_id, 'liveEventId', live_event_id, 'labId', lab_id,
    'quizId', quiz_id`,
  sql`course_items as item where (item.school_id, item.course_id, section_id)
    = (section.school_id, section.course_id, section.id)`,
  sql`item.position, item.id collate "C"`,
);

const courseFields = sql`
  'cohortStartAt', ${instant(sql`cohort_start_at`)}, 'cohortEndAt', ${instant(sql`cohort_end_at`)},
  'cohortEnrollmentEndAt', ${instant(sql`cohort_enrollment_end_at`)}, 'goals', goals,
  'enrollmentValidityInHours', enrollment_validity_in_hours,
  'isSyllabusVisibleOnCourseLandingPage', is_syllabus_visible_on_landing_page,
  'isCourseItemDiscussionEnabled', is_item_discussion_enabled,
  'shouldOnlyAllowManualEnrollmentsBySchoolAdmin', is_enrollment_manual_only,
  'instructorIds', ${
  list(
    sql`to_json(instructor_id)`,
    sql`course_instructors as teaching where (teaching.school_id, course_id) = (course.school_id, course.id)`,
    sql`position, instructor_id collate "C"`,
  )
},
  'faqs', ${
  list(
    object`'questionMarkdown', question_markdown, 'answerMarkdown', answer_markdown`,
    sql`course_faqs as faq where (faq.school_id, course_id) = (course.school_id, course.id)`,
    sql`position`,
  )
},
  'reviews', ${
  list(
    object`'ratingOutOf10', rating_out_of_10, 'reviewContent', content, 'nameOfReviewer', reviewer_name,
      'titleOfReviewer', reviewer_title, 'workplaceOfReviewer', reviewer_workplace,
      'profilePictureUrlOfReviewer', reviewer_picture_url`,
    sql`course_reviews as review where (review.school_id, course_id) = (course.school_id, course.id)`,
    sql`position`,
  )
},
  'sections', ${
  list(
    object`'id', section.id, 'title', section.title, 'items', ${items}`,
    sql`course_sections as section where (section.school_id, section.course_id) = (course.school_id, course.id)`,
    sql`section.position, section.id collate "C"`,
  )
}`;
