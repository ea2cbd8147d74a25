create table digital_products (
  school_id text not null references schools (id) on delete cascade,
  id text not null check (length(id) between 1 and 255),
  type text not null check (type in ('ServiceCourse', 'Bundle', 'Ebook', 'DownloadableProduct')),
  title text not null check (length(title) between 1 and 500),
  slug text not null check (length(slug) <= 200 and slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  short_description text not null default '' check (length(short_description) <= 5000),
  long_description text not null default '' check (length(long_description) <= 100000),
  thumbnail_url text check (length(thumbnail_url) between 1 and 2000),
  file_url text check (length(file_url) between 1 and 2000),
  status text not null check (status in ('Draft', 'Published', 'Unlisted', 'Archived')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (school_id, id),
  constraint digital_products_slug unique (school_id, slug)
);

create index digital_products_published on digital_products (school_id, created_at desc, id)
  where status = 'Published';
create index digital_products_published_of_type on digital_products (school_id, type, created_at desc, id)
  where status = 'Published';

comment on table digital_products is 'All that a school sells; a course is one as well (decision 33).';
comment on column digital_products.school_id is 'The school';
comment on column digital_products.id is 'serviceDigitalProductId of the interface';
comment on column digital_products.type is 'ServiceCourse (courses has the rest), Bundle (bundle_items has its courses), Ebook, DownloadableProduct';
comment on column digital_products.title is 'Title, or name';
comment on column digital_products.slug is 'Names it in addresses; unique in the school';
comment on column digital_products.short_description is 'A line or two; empty for none';
comment on column digital_products.long_description is 'Markdown; empty for none';
comment on column digital_products.thumbnail_url is 'Picture; null for none';
comment on column digital_products.file_url is 'What an Ebook or DownloadableProduct is; null for other types, or when there is none yet';
comment on column digital_products.status is 'Only Published ones are listed; Unlisted ones open by their address';
comment on column digital_products.created_at is 'When it was made; lists are newest first';
comment on column digital_products.updated_at is 'When it was changed last';

create table courses (
  school_id text not null,
  id text not null check (length(id) between 1 and 255),
  product_id text not null,
  type text not null check (type in ('RecordedCourse', 'CohortBasedCourse')),
  cohort_start_at timestamptz,
  cohort_end_at timestamptz,
  cohort_enrollment_end_at timestamptz,
  goals text[] not null default '{}',
  enrollment_validity_in_hours integer check (enrollment_validity_in_hours > 0),
  is_syllabus_visible_on_landing_page boolean not null default true,
  is_item_discussion_enabled boolean not null default false,
  is_enrollment_manual_only boolean not null default false,
  primary key (school_id, id),
  constraint courses_product unique (school_id, product_id),
  foreign key (school_id, product_id) references digital_products (school_id, id) on delete cascade,
  constraint courses_cohort check (
    case type
      when 'CohortBasedCourse' then cohort_start_at is not null and cohort_end_at is not null
        and cohort_start_at < cohort_end_at
      else cohort_start_at is null and cohort_end_at is null and cohort_enrollment_end_at is null
    end
  )
);

comment on table courses is 'What a course has beside being a product.';
comment on column courses.school_id is 'The school';
comment on column courses.id is 'serviceCourseId of the interface, and digitalProductCourseId';
comment on column courses.product_id is 'The product that it is: title, slug, status, times';
comment on column courses.type is 'RecordedCourse, or CohortBasedCourse';
comment on column courses.cohort_start_at is 'When the cohort starts; null for a recorded course';
comment on column courses.cohort_end_at is 'When the cohort ends; null for a recorded course';
comment on column courses.cohort_enrollment_end_at is 'Until when one may join; null for any time, or for a recorded course';
comment on column courses.goals is 'What a learner can do afterwards, a sentence each, in order';
comment on column courses.enrollment_validity_in_hours is 'How long an enrolment lasts; null for ever';
comment on column courses.is_syllabus_visible_on_landing_page is 'Whether who is not enrolled sees sections and items';
comment on column courses.is_item_discussion_enabled is 'Whether items are discussed';
comment on column courses.is_enrollment_manual_only is 'Whether only the school enrols, and nobody buys it';

create table course_instructors (
  school_id text not null,
  course_id text not null,
  instructor_id text not null,
  position integer not null check (position >= 0),
  primary key (school_id, course_id, instructor_id),
  foreign key (school_id, course_id) references courses (school_id, id) on delete cascade,
  foreign key (school_id, instructor_id) references instructors (school_id, id) on delete cascade
);

create index course_instructors_order on course_instructors (school_id, course_id, position);
create index course_instructors_instructor on course_instructors (school_id, instructor_id);

comment on table course_instructors is 'Who teaches a course. Those whose access was revoked stay here and are not listed.';
comment on column course_instructors.school_id is 'The school';
comment on column course_instructors.course_id is 'The course';
comment on column course_instructors.instructor_id is 'Who teaches it';
comment on column course_instructors.position is 'Order in which they are listed, from 0';

create table course_faqs (
  school_id text not null,
  course_id text not null,
  position integer not null check (position >= 0),
  question_markdown text not null check (length(question_markdown) <= 5000),
  answer_markdown text not null check (length(answer_markdown) <= 50000),
  primary key (school_id, course_id, position),
  foreign key (school_id, course_id) references courses (school_id, id) on delete cascade
);

comment on table course_faqs is 'Questions on a course''s page, with answers.';
comment on column course_faqs.school_id is 'The school';
comment on column course_faqs.course_id is 'The course';
comment on column course_faqs.position is 'Order, from 0';
comment on column course_faqs.question_markdown is 'The question';
comment on column course_faqs.answer_markdown is 'Its answer';

create table course_reviews (
  school_id text not null,
  course_id text not null,
  position integer not null check (position >= 0),
  rating_out_of_10 double precision not null check (rating_out_of_10 between 0 and 10),
  content text not null default '' check (length(content) <= 50000),
  reviewer_name text not null default '' check (length(reviewer_name) <= 255),
  reviewer_workplace text not null default '' check (length(reviewer_workplace) <= 255),
  reviewer_title text not null default '' check (length(reviewer_title) <= 255),
  reviewer_picture_url text check (length(reviewer_picture_url) between 1 and 2000),
  primary key (school_id, course_id, position),
  foreign key (school_id, course_id) references courses (school_id, id) on delete cascade
);

comment on table course_reviews is 'What people say of a course. Its rating is their mean.';
comment on column course_reviews.school_id is 'The school';
comment on column course_reviews.course_id is 'The course';
comment on column course_reviews.position is 'Order, from 0';
comment on column course_reviews.rating_out_of_10 is '0 to 10';
comment on column course_reviews.content is 'The review';
comment on column course_reviews.reviewer_name is 'Who';
comment on column course_reviews.reviewer_workplace is 'Where the reviewer works; empty for unknown';
comment on column course_reviews.reviewer_title is 'As what: Engineer; empty for unknown';
comment on column course_reviews.reviewer_picture_url is 'Picture; null for none';

create table bundle_items (
  school_id text not null,
  bundle_id text not null,
  product_id text not null,
  position integer not null check (position >= 0),
  expected_completion_days integer check (expected_completion_days > 0),
  primary key (school_id, bundle_id, product_id),
  foreign key (school_id, bundle_id) references digital_products (school_id, id) on delete cascade,
  foreign key (school_id, product_id) references digital_products (school_id, id) on delete cascade
);

create index bundle_items_order on bundle_items (school_id, bundle_id, position);
create index bundle_items_product on bundle_items (school_id, product_id);

comment on table bundle_items is 'The courses of a bundle, as products.';
comment on column bundle_items.school_id is 'The school';
comment on column bundle_items.bundle_id is 'The bundle: a digital product of type Bundle';
comment on column bundle_items.product_id is 'A product in it, of type ServiceCourse';
comment on column bundle_items.position is 'Order, from 0';
comment on column bundle_items.expected_completion_days is 'Days that the course is expected to take; null for unsaid';

create table pricing_plans (
  school_id text not null,
  id text not null check (length(id) between 1 and 255),
  product_id text not null,
  position integer not null check (position >= 0),
  type text not null check (type in ('OneTimePaymentPlan', 'PartialPaymentPlan')),
  name text not null check (length(name) between 1 and 255),
  fallback_currency text not null check (fallback_currency ~ '^[A-Z][a-z]{2}$'),
  is_inr_amount_exclusive_of_gst boolean not null default false,
  installment_interval_in_days integer check (installment_interval_in_days between 1 and 3650),
  installment_counts integer[],
  primary key (school_id, id),
  foreign key (school_id, product_id) references digital_products (school_id, id) on delete cascade,
  constraint pricing_plans_installments check (
    case type
      when 'PartialPaymentPlan' then
        installment_interval_in_days is not null and cardinality(installment_counts) > 0
      else installment_interval_in_days is null and installment_counts is null
    end
  )
);

create index pricing_plans_product on pricing_plans (school_id, product_id, position, id);

comment on table pricing_plans is 'Ways to pay for a product.';
comment on column pricing_plans.school_id is 'The school';
comment on column pricing_plans.id is 'serviceDigitalProductPriceId of the interface';
comment on column pricing_plans.product_id is 'What is paid for';
comment on column pricing_plans.position is 'Order among the product''s plans, from 0';
comment on column pricing_plans.type is 'OneTimePaymentPlan, or PartialPaymentPlan: a base now and the rest in instalments';
comment on column pricing_plans.name is 'For people: friendlyPlanName of the interface';
comment on column pricing_plans.fallback_currency is 'Currency where the country''s has no price; one of the plan''s prices has it (decision 34)';
comment on column pricing_plans.is_inr_amount_exclusive_of_gst is 'Whether 18 % GST comes on top of the price in Inr (decision 35)';
comment on column pricing_plans.installment_interval_in_days is 'Days from one payment to the next; null for a one-time plan';
comment on column pricing_plans.installment_counts is 'Numbers of instalments to choose from, each 1 or more; null for a one-time plan';

create table pricing_plan_prices (
  school_id text not null,
  plan_id text not null,
  currency text not null check (currency ~ '^[A-Z][a-z]{2}$'),
  symbol text not null check (length(symbol) between 1 and 10),
  full_amount bigint not null check (full_amount between 0 and 9007199254740991),
  base_amount bigint not null check (base_amount between 0 and full_amount),
  primary key (school_id, plan_id, currency),
  foreign key (school_id, plan_id) references pricing_plans (school_id, id) on delete cascade
);

comment on table pricing_plan_prices is 'What a plan costs, in each currency that it has a price in.';
comment on column pricing_plan_prices.school_id is 'The school';
comment on column pricing_plan_prices.plan_id is 'The plan';
comment on column pricing_plan_prices.currency is 'ISO 4217, written Inr';
comment on column pricing_plan_prices.symbol is 'As shown beside the amount';
comment on column pricing_plan_prices.full_amount is 'Full price in the lowest unit of the currency, without discount; with or without GST as the plan says';
comment on column pricing_plan_prices.base_amount is 'What is paid at once of a partial plan; the full price of a one-time plan';

create table coupons (
  school_id text not null references schools (id) on delete cascade,
  code text not null check (code ~ '^[A-Z0-9_-]{1,50}$'),
  description text not null default '' check (length(description) <= 500),
  percent_off_hundredths integer not null check (percent_off_hundredths between 1 and 10000),
  starts_at timestamptz,
  expires_at timestamptz,
  uses_max integer check (uses_max > 0),
  is_for_all_products boolean not null,
  primary key (school_id, code)
);

comment on table coupons is 'Discount codes.';
comment on column coupons.school_id is 'The school';
comment on column coupons.code is 'What a buyer types, in capitals; asked for in capitals too';
comment on column coupons.description is 'For people; empty for none';
comment on column coupons.percent_off_hundredths is 'Hundredths of a percent taken off the full price: 1250 is 12.5 %';
comment on column coupons.starts_at is 'Before this instant it does not count; null for no such';
comment on column coupons.expires_at is 'From this instant on it counts no more; null for never';
comment on column coupons.uses_max is 'Sales with it (Valid or Pending) after which it is used up; null for any number';
comment on column coupons.is_for_all_products is 'Whether it is for every product; else for those in coupon_products';

create table coupon_products (
  school_id text not null,
  code text not null,
  product_id text not null,
  primary key (school_id, code, product_id),
  foreign key (school_id, code) references coupons (school_id, code) on delete cascade,
  foreign key (school_id, product_id) references digital_products (school_id, id) on delete cascade
);

create index coupon_products_product on coupon_products (school_id, product_id);

comment on table coupon_products is 'The products that a coupon is for.';
comment on column coupon_products.school_id is 'The school';
comment on column coupon_products.code is 'The coupon';
comment on column coupon_products.product_id is 'A product that it is for';

create table payment_links (
  school_id text not null,
  id text not null check (length(id) between 1 and 255),
  product_id text not null,
  plan_id text not null,
  created_at timestamptz not null,
  primary key (school_id, id),
  foreign key (school_id, product_id) references digital_products (school_id, id) on delete cascade,
  foreign key (school_id, plan_id) references pricing_plans (school_id, id) on delete cascade
);

create index payment_links_product on payment_links (school_id, product_id);
create index payment_links_plan on payment_links (school_id, plan_id);

comment on table payment_links is 'Addresses of checkout pages (decision 36).';
comment on column payment_links.school_id is 'The school';
comment on column payment_links.id is 'Names the page in its address; random, so that it cannot be guessed';
comment on column payment_links.product_id is 'What is bought';
comment on column payment_links.plan_id is 'How it is paid';
comment on column payment_links.created_at is 'When the link was made';
