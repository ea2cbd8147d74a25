create table enrolments (
  school_id text not null,
  user_id text not null,
  product_id text not null,
  enrolled_at timestamptz not null,
  expires_at timestamptz,
  primary key (school_id, user_id, product_id),
  foreign key (school_id, user_id) references users (school_id, id) on delete cascade,
  foreign key (school_id, product_id) references digital_products (school_id, id) on delete cascade
);

create index enrolments_product on enrolments (school_id, product_id);

comment on table enrolments is 'Who may use which product: courses, bundles and others.';
comment on column enrolments.school_id is 'The school';
comment on column enrolments.user_id is 'Who';
comment on column enrolments.product_id is 'What; who is enrolled in a bundle may use its courses too';
comment on column enrolments.enrolled_at is 'Since when';
comment on column enrolments.expires_at is 'From this instant on no more; null for ever';

create table progress_events (
  school_id text not null,
  user_id text not null,
  item_id text not null,
  completed_at timestamptz not null,
  primary key (school_id, user_id, item_id),
  foreign key (school_id, user_id) references users (school_id, id) on delete cascade,
  foreign key (school_id, item_id) references course_items (school_id, id) on delete cascade
);

create index progress_events_item on progress_events (school_id, item_id);

comment on table progress_events is 'Course items that a user has completed. One that is not has no row.';
comment on column progress_events.school_id is 'The school';
comment on column progress_events.user_id is 'Who';
comment on column progress_events.item_id is 'What';
comment on column progress_events.completed_at is 'When it was marked as completed';

create table quiz_attempts (
  school_id text not null,
  id text not null check (length(id) between 1 and 255),
  user_id text not null,
  item_id text not null,
  quiz_id text not null,
  submitted_at timestamptz not null,
  primary key (school_id, id),
  constraint quiz_attempts_quiz unique (school_id, id, quiz_id),
  foreign key (school_id, user_id) references users (school_id, id) on delete cascade,
  foreign key (school_id, item_id) references course_items (school_id, id) on delete cascade,
  foreign key (school_id, quiz_id) references quizzes (school_id, id)
);

create index quiz_attempts_latest on quiz_attempts (school_id, user_id, item_id, submitted_at desc, id desc);
create index quiz_attempts_item on quiz_attempts (school_id, item_id);
create index quiz_attempts_of_quiz on quiz_attempts (school_id, quiz_id);

comment on table quiz_attempts is 'Quizzes as learners answered them in a course. The latest one counts.';
comment on column quiz_attempts.school_id is 'The school';
comment on column quiz_attempts.id is 'Names the attempt; unique in the school';
comment on column quiz_attempts.user_id is 'Who';
comment on column quiz_attempts.item_id is 'The course item, of type Quiz';
comment on column quiz_attempts.quiz_id is 'The item''s quiz at that time';
comment on column quiz_attempts.submitted_at is 'When it was handed in';

create table quiz_answers (
  school_id text not null,
  attempt_id text not null,
  quiz_id text not null,
  question_id text not null,
  selected_option_ids text[] not null,
  primary key (school_id, attempt_id, question_id),
  foreign key (school_id, attempt_id, quiz_id)
    references quiz_attempts (school_id, id, quiz_id) on delete cascade,
  foreign key (school_id, quiz_id, question_id) references quiz_questions (school_id, quiz_id, id)
);

create index quiz_answers_question on quiz_answers (school_id, quiz_id, question_id);

comment on table quiz_answers is 'Answers of an attempt. A question that was left out has no row.';
comment on column quiz_answers.school_id is 'The school';
comment on column quiz_answers.attempt_id is 'The attempt';
comment on column quiz_answers.quiz_id is 'Its quiz';
comment on column quiz_answers.question_id is 'The question';
comment on column quiz_answers.selected_option_ids is 'Ids of the chosen options; empty for none';

create table lab_attempts (
  school_id text not null,
  id text not null check (length(id) between 1 and 255),
  user_id text not null,
  lab_id text not null,
  language text not null check (length(language) between 1 and 50),
  source bytea not null check (octet_length(source) <= 1048576),
  started_at timestamptz not null,
  primary key (school_id, id),
  constraint lab_attempts_lab unique (school_id, id, lab_id),
  foreign key (school_id, user_id) references users (school_id, id) on delete cascade,
  foreign key (school_id, lab_id) references io_labs (school_id, id) on delete cascade
);

create index lab_attempts_latest on lab_attempts (school_id, lab_id, user_id, started_at desc, id desc);
create index lab_attempts_user on lab_attempts (school_id, user_id);

comment on table lab_attempts is 'Programs handed in for a lab. The latest one counts (decision 27).';
comment on column lab_attempts.school_id is 'The school';
comment on column lab_attempts.id is 'Names the attempt; unique in the school';
comment on column lab_attempts.user_id is 'Who';
comment on column lab_attempts.lab_id is 'The lab';
comment on column lab_attempts.language is 'Named as in the interface: C';
comment on column lab_attempts.source is 'The program, at most 1 MiB';
comment on column lab_attempts.started_at is 'When it was handed in';

create table lab_attempt_results (
  school_id text not null,
  attempt_id text not null,
  lab_id text not null,
  test_case_id text not null,
  status text not null check (status in (
    'pending', 'compilation-error', 'time-limit-exceeded', 'non-zero-exit-code', 'died-sigsev', 'died-sigxfsz',
    'died-sigfpe', 'died-sigabrt', 'internal-isolate-error', 'successful', 'wrong-answer', 'unknown'
  )),
  task_id uuid unique,
  primary key (school_id, attempt_id, test_case_id),
  foreign key (school_id, attempt_id, lab_id)
    references lab_attempts (school_id, id, lab_id) on delete cascade,
  foreign key (school_id, lab_id, test_case_id)
    references lab_test_cases (school_id, lab_id, id) on delete cascade
);

create index lab_attempt_results_test_case on lab_attempt_results (school_id, lab_id, test_case_id);

comment on table lab_attempt_results is 'How an attempt did in each test case of its lab.';
comment on column lab_attempt_results.school_id is 'The school';
comment on column lab_attempt_results.attempt_id is 'The attempt';
comment on column lab_attempt_results.lab_id is 'Its lab';
comment on column lab_attempt_results.test_case_id is 'The test case';
comment on column lab_attempt_results.status is 'One of the twelve states of the interface; pending until its run is over';
comment on column lab_attempt_results.task_id is 'The code execution task that is the run, which may be gone when it is over; null when there was none here';

create table sales (
  school_id text not null references schools (id) on delete cascade,
  id text not null check (length(id) between 1 and 255),
  product_id text not null,
  user_id text,
  plan_id text,
  coupon_code text,
  sold_at timestamptz not null,
  payment_status text not null check (payment_status in ('Valid', 'Refunded', 'Failed', 'Pending')),
  currency text not null check (currency ~ '^[A-Z][a-z]{2}$'),
  amount bigint not null check (amount between 0 and 9007199254740991),
  amount_inr_paise bigint not null check (amount_inr_paise between 0 and 9007199254740991),
  primary key (school_id, id),
  foreign key (school_id, product_id) references digital_products (school_id, id),
  foreign key (school_id, user_id) references users (school_id, id),
  foreign key (school_id, plan_id) references pricing_plans (school_id, id),
  foreign key (school_id, coupon_code) references coupons (school_id, code)
);

create index sales_by_time on sales (school_id, sold_at) include (payment_status, product_id, amount_inr_paise);
create index sales_product on sales (school_id, product_id);
create index sales_user on sales (school_id, user_id) where user_id is not null;
create index sales_plan on sales (school_id, plan_id) where plan_id is not null;
create index sales_coupon on sales (school_id, coupon_code, payment_status) where coupon_code is not null;

comment on table sales is 'Payments, one row each. What was sold is never removed.';
comment on column sales.school_id is 'The school';
comment on column sales.id is 'Names the sale; unique in the school';
comment on column sales.product_id is 'What was sold';
comment on column sales.user_id is 'To whom; null for who has no account';
comment on column sales.plan_id is 'How it is paid; null for unknown';
comment on column sales.coupon_code is 'The coupon; null for none';
comment on column sales.sold_at is 'When';
comment on column sales.payment_status is 'Valid, Refunded, Failed, Pending';
comment on column sales.currency is 'ISO 4217, written Inr';
comment on column sales.amount is 'What was paid, in the lowest unit of the currency';
comment on column sales.amount_inr_paise is 'The same in paise, at the rate of that day (decision 37)';
