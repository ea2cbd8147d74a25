import { type Query, sql } from "../sql.ts";
import { bytes, instant, list, object } from "./_entry_parts.ts";
import { productQueries } from "./_product_entries.ts";

/** The statements that write entries, by the list's name; each takes the school's id as a statement. */
export const entryQueries: Record<string, (school: Query) => Query> = {
  ...productQueries,
  schools: (condition) =>
    sql`
    select ${object`
      'id', id, 'name', name, 'country', country, 'timezone', timezone, 'description', description,
      'websiteUrl', website_url, 'logoUrl', logo_url, 'supportEmail', support_email,
      'createdAt', ${instant(sql`created_at`)}`} as entry
    from schools where ${condition} order by id collate "C"`,

  users: (school) =>
    sql`
    select ${object`
      'id', id, 'name', name, 'username', username, 'email', email, 'profilePictureUrl', profile_picture_url,
      'phoneNumber', phone_number, 'passwordHash', password_hash, 'createdAt', ${
      instant(sql`created_at`)
    }`} as entry
    from users where school_id = ${school} order by id collate "C"`,

  instructors: (school) =>
    sql`
    select ${object`
      'id', id, 'userId', user_id, 'tagline', tagline, 'longDescriptionMarkdown', long_description_markdown,
      'createdAt', ${instant(sql`created_at`)}, 'revokedAt', ${instant(sql`revoked_at`)}`} as entry
    from instructors where school_id = ${school} order by id collate "C"`,

  quizzes: (school) =>
    sql`
    select ${object`
      'id', id, 'title', title, 'createdAt', ${instant(sql`created_at`)}, 'questions', ${
      list(
        object`
      'id', question.id, 'type', type, 'title', question.title, 'description', description,
      'explanation', explanation, 'options', ${
          list(
            object`'id', option.id, 'text', text, 'isCorrect', is_correct`,
            sql`quiz_options as option where (option.school_id, option.quiz_id, option.question_id)
            = (question.school_id, question.quiz_id, question.id)`,
            sql`option.position`,
          )
        }`,
        sql`quiz_questions as question where (question.school_id, question.quiz_id) = (quizzes.school_id, quizzes.id)`,
        sql`question.position`,
      )
    }`} as entry
    from quizzes where school_id = ${school} order by id collate "C"`,

  ioLabs: (school) =>
    sql`
    select ${object`
      'id', id, 'title', title, 'statementMarkdown', statement_markdown, 'languages', languages, 'matcher', matcher,
      'compilerFlags', compiler_flags, 'cpuTimeLimitInMilliseconds', cpu_time_limit_ms,
      'wallTimeLimitInMilliseconds', wall_time_limit_ms, 'memoryLimitInKilobyte', memory_limit_kb,
      'stackSizeLimitInKilobytes', stack_limit_kb, 'maxFileSizeInKilobytes', file_limit_kb,
      'createdAt', ${instant(sql`created_at`)}, 'testCases', ${
      list(
        object`'id', test_case.id, 'isShown', is_shown, 'stdinBase64Url', ${bytes(sql`stdin`)},
        'expectedOutputBase64Url', ${bytes(sql`expected_output`)}`,
        sql`lab_test_cases as test_case where (test_case.school_id, lab_id) = (io_labs.school_id, io_labs.id)`,
        sql`position`,
      )
    }`} as entry
    from io_labs where school_id = ${school} order by id collate "C"`,

  liveEvents: (school) =>
    sql`
    select ${object`
      'id', id, 'title', title, 'description', description, 'createdAt', ${instant(sql`created_at`)},
      'sessions', ${
      list(
        object`
        'id', session.id, 'title', session.title, 'startsAt', ${instant(sql`starts_at`)},
        'endsAt', ${instant(sql`ends_at`)}, 'captions', ${
          list(
            object`'language', language, 'webvtt', webvtt, 'createdAt', ${instant(sql`caption.created_at`)}`,
            sql`live_event_captions as caption
            where (caption.school_id, session_id) = (session.school_id, session.id)`,
            sql`language collate "C"`,
          )
        }`,
        sql`live_event_sessions as session
        where (session.school_id, event_id) = (live_events.school_id, live_events.id)`,
        sql`starts_at, session.id collate "C"`,
      )
    }`} as entry
    from live_events where school_id = ${school} order by id collate "C"`,

  videoFolders: (school) =>
    sql`
    select ${object`'path', path`} as entry
    from video_folders where school_id = ${school} order by path collate "C"`,

  videos: (school) =>
    sql`
    select ${object`
      'id', id, 'title', title, 'folderPath', folder_path, 'status', status, 'durationSeconds', duration_seconds,
      'createdAt', ${instant(sql`created_at`)}`} as entry
    from videos where school_id = ${school} order by id collate "C"`,

  coupons: (school) =>
    sql`
    select ${object`
      'code', code, 'description', description, 'percentOff', trim_scale(percent_off_hundredths / 100.0),
      'startsAt', ${instant(sql`starts_at`)}, 'expiresAt', ${instant(sql`expires_at`)}, 'usesMax', uses_max,
      'productIds', case when not is_for_all_products then ${
      list(
        sql`to_json(product_id)`,
        sql`coupon_products where (coupon_products.school_id, coupon_products.code) = (coupons.school_id, coupons.code)`,
        sql`product_id collate "C"`,
      )
    } end`} as entry
    from coupons where school_id = ${school} order by code collate "C"`,

  enrollments: (school) =>
    sql`
    select ${object`
      'userId', user_id, 'productId', product_id, 'enrolledAt', ${instant(sql`enrolled_at`)},
      'expiresAt', ${instant(sql`expires_at`)}`} as entry
    from enrolments where school_id = ${school} order by user_id collate "C", product_id collate "C"`,

  progressEvents: (school) =>
    sql`
    select ${object`'userId', user_id, 'courseItemId', item_id, 'completedAt', ${
      instant(sql`completed_at`)
    }`} as entry
    from progress_events where school_id = ${school} order by user_id collate "C", item_id collate "C"`,

  quizAttempts: (school) =>
    sql`
    select ${object`
      'id', id, 'userId', user_id, 'courseItemId', item_id, 'quizId', quiz_id,
      'submittedAt', ${instant(sql`submitted_at`)}, 'answers', ${
      list(
        object`'questionId', question_id, 'selectedOptionIds', selected_option_ids`,
        sql`quiz_answers as answer where (answer.school_id, attempt_id) = (quiz_attempts.school_id, quiz_attempts.id)`,
        sql`question_id collate "C"`,
      )
    }`} as entry
    from quiz_attempts where school_id = ${school} order by id collate "C"`,

  labAttempts: (school) =>
    sql`
    select ${object`
      'id', id, 'userId', user_id, 'labId', lab_id, 'language', language, 'sourceBase64Url', ${
      bytes(sql`source`)
    },
      'startedAt', ${instant(sql`started_at`)}, 'results', ${
      list(
        object`'testCaseId', test_case_id, 'status', status`,
        sql`lab_attempt_results as result where (result.school_id, attempt_id) = (attempt.school_id, attempt.id)`,
        sql`test_case_id collate "C"`,
      )
    }`} as entry
    from lab_attempts as attempt
    where school_id = ${school} and not exists (
      select from lab_attempt_results as result
      where (result.school_id, attempt_id) = (attempt.school_id, attempt.id) and status = 'pending'
    )
    order by id collate "C"`,

  sales: (school) =>
    sql`
    select ${object`
      'id', id, 'productId', product_id, 'userId', user_id, 'pricingPlanId', plan_id, 'couponCode', coupon_code,
      'soldAt', ${
      instant(sql`sold_at`)
    }, 'paymentStatus', payment_status, 'currency', currency, 'amount', amount,
      'amountInrPaise', amount_inr_paise`} as entry
    from sales where school_id = ${school} order by id collate "C"`,

  paymentLinks: (school) =>
    sql`
    select ${object`
      'id', id, 'productId', product_id, 'pricingPlanId', plan_id, 'createdAt', ${
      instant(sql`created_at`)
    }`} as entry
    from payment_links where school_id = ${school} order by id collate "C"`,
};
