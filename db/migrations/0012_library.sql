create table quizzes (
  school_id text not null references schools (id) on delete cascade,
  id text not null check (length(id) between 1 and 255),
  title text not null check (length(title) between 1 and 500),
  created_at timestamptz not null,
  primary key (school_id, id)
);

create index quizzes_newest on quizzes (school_id, created_at desc, id);

comment on table quizzes is 'The school''s private library of quizzes.';
comment on column quizzes.school_id is 'The school';
comment on column quizzes.id is 'quizId of the interface';
comment on column quizzes.title is 'Its title';
comment on column quizzes.created_at is 'When it was made; lists are newest first';

create table quiz_questions (
  school_id text not null,
  quiz_id text not null,
  id text not null check (length(id) between 1 and 255),
  position integer not null check (position >= 0),
  type text not null check (type in ('SingleCorrect', 'MultiCorrect')),
  title text not null check (length(title) between 1 and 5000),
  description text not null default '' check (length(description) <= 50000),
  explanation text not null default '' check (length(explanation) <= 50000),
  primary key (school_id, quiz_id, id),
  foreign key (school_id, quiz_id) references quizzes (school_id, id) on delete cascade
);

create index quiz_questions_order on quiz_questions (school_id, quiz_id, position);

comment on table quiz_questions is 'Questions of quizzes.';
comment on column quiz_questions.school_id is 'The school';
comment on column quiz_questions.quiz_id is 'The quiz';
comment on column quiz_questions.id is 'questionId of the interface; unique in its quiz';
comment on column quiz_questions.position is 'Order in the quiz, from 0';
comment on column quiz_questions.type is 'SingleCorrect, or MultiCorrect';
comment on column quiz_questions.title is 'The question';
comment on column quiz_questions.description is 'Markdown under it; empty for none';
comment on column quiz_questions.explanation is 'Markdown shown with the answer; empty for none';

create table quiz_options (
  school_id text not null,
  quiz_id text not null,
  question_id text not null,
  id text not null check (length(id) between 1 and 255),
  position integer not null check (position >= 0),
  text text not null check (length(text) between 1 and 5000),
  is_correct boolean not null,
  primary key (school_id, quiz_id, question_id, id),
  foreign key (school_id, quiz_id, question_id)
    references quiz_questions (school_id, quiz_id, id) on delete cascade
);

comment on table quiz_options is 'What one may choose from to answer a question.';
comment on column quiz_options.school_id is 'The school';
comment on column quiz_options.quiz_id is 'The quiz';
comment on column quiz_options.question_id is 'The question';
comment on column quiz_options.id is 'optionId of the interface; unique in its question';
comment on column quiz_options.position is 'Order under the question, from 0';
comment on column quiz_options.text is 'What it says';
comment on column quiz_options.is_correct is 'Whether it belongs to the right answer';

create table io_labs (
  school_id text not null references schools (id) on delete cascade,
  id text not null check (length(id) between 1 and 255),
  title text not null check (length(title) between 1 and 500),
  statement_markdown text not null default '' check (length(statement_markdown) <= 100000),
  languages text[] not null check (cardinality(languages) > 0),
  matcher text not null check (length(matcher) between 1 and 100),
  compiler_flags text not null default '' check (length(compiler_flags) <= 512),
  cpu_time_limit_ms integer not null check (cpu_time_limit_ms > 0),
  wall_time_limit_ms integer not null check (wall_time_limit_ms > 0),
  memory_limit_kb integer not null check (memory_limit_kb > 0),
  stack_limit_kb integer not null check (stack_limit_kb > 0),
  file_limit_kb integer not null check (file_limit_kb >= 0),
  created_at timestamptz not null,
  primary key (school_id, id)
);

create index io_labs_newest on io_labs (school_id, created_at desc, id);

comment on table io_labs is 'Coding labs: programs that read input and print output (decision 27).';
comment on column io_labs.school_id is 'The school';
comment on column io_labs.id is 'labId of the interface';
comment on column io_labs.title is 'Its title';
comment on column io_labs.statement_markdown is 'What is to be written; empty for none';
comment on column io_labs.languages is 'Languages that an attempt may be in, named as in the interface: C';
comment on column io_labs.matcher is 'How output is compared: customMatcherToUseForExpectedOutput of the interface';
comment on column io_labs.compiler_flags is 'Flags that every attempt is compiled with; empty for none';
comment on column io_labs.cpu_time_limit_ms is 'Virtual CPU time of one test case';
comment on column io_labs.wall_time_limit_ms is 'Virtual wall time of one test case';
comment on column io_labs.memory_limit_kb is 'Memory';
comment on column io_labs.stack_limit_kb is 'Call stack';
comment on column io_labs.file_limit_kb is 'Any one file written, output included';
comment on column io_labs.created_at is 'When it was made';

create table lab_test_cases (
  school_id text not null,
  lab_id text not null,
  id text not null check (length(id) between 1 and 255),
  position integer not null check (position >= 0),
  stdin bytea not null,
  expected_output bytea not null,
  is_shown boolean not null default false,
  primary key (school_id, lab_id, id),
  foreign key (school_id, lab_id) references io_labs (school_id, id) on delete cascade
);

create index lab_test_cases_order on lab_test_cases (school_id, lab_id, position);

comment on table lab_test_cases is 'What an attempt is tried with.';
comment on column lab_test_cases.school_id is 'The school';
comment on column lab_test_cases.lab_id is 'The lab';
comment on column lab_test_cases.id is 'testCaseId of the interface; unique in its lab';
comment on column lab_test_cases.position is 'Order in the lab, from 0';
comment on column lab_test_cases.stdin is 'What the program reads; empty for nothing';
comment on column lab_test_cases.expected_output is 'What its output is compared with; empty for no comparison';
comment on column lab_test_cases.is_shown is 'Whether learners see input and output';

create table live_events (
  school_id text not null references schools (id) on delete cascade,
  id text not null check (length(id) between 1 and 255),
  title text not null check (length(title) between 1 and 500),
  description text not null default '' check (length(description) <= 100000),
  created_at timestamptz not null,
  primary key (school_id, id)
);

comment on table live_events is 'Lessons held live, in one or more sessions.';
comment on column live_events.school_id is 'The school';
comment on column live_events.id is 'Names the event';
comment on column live_events.title is 'Its title';
comment on column live_events.description is 'Markdown; empty for none';
comment on column live_events.created_at is 'When it was made';

create table live_event_sessions (
  school_id text not null,
  id text not null check (length(id) between 1 and 255),
  event_id text not null,
  title text not null check (length(title) between 1 and 500),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  primary key (school_id, id),
  foreign key (school_id, event_id) references live_events (school_id, id) on delete cascade
);

create index live_event_sessions_order on live_event_sessions (school_id, event_id, starts_at, id);

comment on table live_event_sessions is 'Sessions of live events.';
comment on column live_event_sessions.school_id is 'The school';
comment on column live_event_sessions.id is 'liveEventSessionId of the interface; unique in the school';
comment on column live_event_sessions.event_id is 'The event';
comment on column live_event_sessions.title is 'Its title';
comment on column live_event_sessions.starts_at is 'When it begins';
comment on column live_event_sessions.ends_at is 'When it ends';

create table live_event_captions (
  school_id text not null,
  session_id text not null,
  language text not null check (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$'),
  webvtt text not null check (octet_length(webvtt) between 6 and 4194304),
  created_at timestamptz not null,
  primary key (school_id, session_id, language),
  foreign key (school_id, session_id) references live_event_sessions (school_id, id) on delete cascade
);

comment on table live_event_captions is 'What was said in a session (decision 31).';
comment on column live_event_captions.school_id is 'The school';
comment on column live_event_captions.session_id is 'The session';
comment on column live_event_captions.language is 'BCP 47: en is what the interface gives';
comment on column live_event_captions.webvtt is 'The whole WebVTT file';
comment on column live_event_captions.created_at is 'When it was made';

create table video_folders (
  school_id text not null references schools (id) on delete cascade,
  path text not null check (length(path) <= 1000 and path ~ '^/([^/]+(/[^/]+)*)?$'),
  parent_path text generated always as (
    case when path = '/' then null
      when path ~ '^/[^/]+$' then '/'
      else regexp_replace(path, '/[^/]+$', '')
    end
  ) stored,
  primary key (school_id, path),
  foreign key (school_id, parent_path) references video_folders (school_id, path) on delete cascade
    deferrable initially deferred
);

create index video_folders_parent on video_folders (school_id, parent_path, path);

comment on table video_folders is 'Folders of the video library. The root is one where there is any other, or any video.';
comment on column video_folders.school_id is 'The school';
comment on column video_folders.path is 'Absolute, without a slash at the end: /, /Python, /Python/Week 1';
comment on column video_folders.parent_path is 'The folder that it is directly in; null for the root';

create table videos (
  school_id text not null,
  id text not null check (length(id) between 1 and 255),
  title text not null check (length(title) between 1 and 500),
  folder_path text not null,
  status text not null check (
    status in ('Uploading', 'Processing', 'Ready', 'Failed', 'CcProcessing', 'CcReady', 'CcFailed')
  ),
  duration_seconds integer check (duration_seconds >= 0),
  created_at timestamptz not null,
  primary key (school_id, id),
  foreign key (school_id, folder_path) references video_folders (school_id, path)
);

create index videos_of_folder on videos (school_id, folder_path, created_at desc, id);

comment on table videos is 'The video library (decision 30).';
comment on column videos.school_id is 'The school';
comment on column videos.id is 'videoId of the interface';
comment on column videos.title is 'Its title';
comment on column videos.folder_path is 'The folder that it is directly in';
comment on column videos.status is 'Uploading, Processing, Ready, Failed; CcProcessing, CcReady, CcFailed while and after captions are made';
comment on column videos.duration_seconds is 'How long it is; null for unknown';
comment on column videos.created_at is 'When it was uploaded; lists are newest first';
