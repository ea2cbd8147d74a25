create table course_sections (
  school_id text not null,
  id text not null check (length(id) between 1 and 255),
  course_id text not null,
  position integer not null check (position >= 0),
  title text not null check (length(title) between 1 and 500),
  primary key (school_id, id),
  constraint course_sections_course unique (school_id, course_id, id),
  foreign key (school_id, course_id) references courses (school_id, id) on delete cascade
);

create index course_sections_order on course_sections (school_id, course_id, position, id);

comment on table course_sections is 'Parts of a course.';
comment on column course_sections.school_id is 'The school';
comment on column course_sections.id is 'Names the section; unique in the school';
comment on column course_sections.course_id is 'The course';
comment on column course_sections.position is 'Order in the course, from 0';
comment on column course_sections.title is 'Its title';

create table course_items (
  school_id text not null,
  id text not null check (length(id) between 1 and 255),
  course_id text not null,
  section_id text not null,
  position integer not null check (position >= 0),
  type text not null check (type in ('Article', 'Video', 'LiveEvent', 'IoCodingLab', 'Quiz')),
  title text not null check (length(title) between 1 and 500),
  is_published boolean not null default true,
  article_markdown text check (length(article_markdown) <= 1000000),
  video_id text,
  live_event_id text,
  lab_id text,
  quiz_id text,
  primary key (school_id, id),
  foreign key (school_id, course_id, section_id)
    references course_sections (school_id, course_id, id) on delete cascade,
  foreign key (school_id, video_id) references videos (school_id, id),
  foreign key (school_id, live_event_id) references live_events (school_id, id),
  foreign key (school_id, lab_id) references io_labs (school_id, id),
  foreign key (school_id, quiz_id) references quizzes (school_id, id),
  constraint course_items_content check (
    (article_markdown is not null) = (type = 'Article')
    and (video_id is not null) = (type = 'Video')
    and (live_event_id is not null) = (type = 'LiveEvent')
    and (lab_id is not null) = (type = 'IoCodingLab')
    and (quiz_id is not null) = (type = 'Quiz')
  )
);

create index course_items_order on course_items (school_id, course_id, section_id, position, id);
create index course_items_video on course_items (school_id, video_id) where video_id is not null;
create index course_items_live_event on course_items (school_id, live_event_id) where live_event_id is not null;
create index course_items_lab on course_items (school_id, lab_id) where lab_id is not null;
create index course_items_quiz on course_items (school_id, quiz_id) where quiz_id is not null;

comment on table course_items is 'What a course is made of.';
comment on column course_items.school_id is 'The school';
comment on column course_items.id is 'courseItemId of the interface; unique in the school';
comment on column course_items.course_id is 'The course';
comment on column course_items.section_id is 'The section';
comment on column course_items.position is 'Order in the section, from 0';
comment on column course_items.type is 'Article, Video, LiveEvent, IoCodingLab, Quiz: which of the five below is not null';
comment on column course_items.title is 'Its title';
comment on column course_items.is_published is 'Only published items count for progress (decision 28)';
comment on column course_items.article_markdown is 'Text of an Article';
comment on column course_items.video_id is 'The video of a Video';
comment on column course_items.live_event_id is 'The event of a LiveEvent';
comment on column course_items.lab_id is 'The lab of an IoCodingLab';
comment on column course_items.quiz_id is 'The quiz of a Quiz';
