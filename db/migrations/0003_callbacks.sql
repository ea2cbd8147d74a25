create table callback_secrets (
  school_id text primary key references schools (id) on delete cascade,
  secret bytea not null,
  created_at timestamptz not null
);

comment on table callback_secrets is 'What a school''s callbacks are signed with (Standard Webhooks).';
comment on column callback_secrets.school_id is 'The school';
comment on column callback_secrets.secret is '32 random bytes; the school must know them too, so they are stored as they are';
comment on column callback_secrets.created_at is 'When the first callback of the school, or the operator, needed one';

create table callback_outbox (
  task_id uuid primary key references code_execution_tasks (id) on delete cascade,
  school_id text not null,
  url text not null,
  attempts smallint not null default 0,
  next_attempt_at timestamptz,
  delivered_at timestamptz,
  last_problem text,
  constraint callback_outbox_settled_once check (delivered_at is null or next_attempt_at is null)
);

create index callback_outbox_due on callback_outbox (next_attempt_at) where next_attempt_at is not null;

comment on table callback_outbox is 'Finished tasks to be sent to where their submitter wants them. A row goes with its task.';
comment on column callback_outbox.task_id is 'The task, and the webhook-id of every attempt';
comment on column callback_outbox.school_id is 'School of the task, whose secret signs';
comment on column callback_outbox.url is 'Where to';
comment on column callback_outbox.attempts is 'Attempts begun';
comment on column callback_outbox.next_attempt_at is 'When to try, or try again if the process that tries now is gone; null once settled';
comment on column callback_outbox.delivered_at is 'When an attempt was answered with 2xx; null when none was';
comment on column callback_outbox.last_problem is 'Why the last attempt failed; null when none did';
