create table code_execution_tasks (
  id uuid primary key,
  school_id text not null references schools (id) on delete cascade,
  language text not null,
  source bytea not null,
  stdin bytea not null,
  expected_output bytea not null,
  zip bytea,
  run_config jsonb not null,
  callback_url text,
  created_at timestamptz not null
);

-- An archive is packed already; trying again costs time and saves nothing.
alter table code_execution_tasks alter column zip set storage external;

comment on table code_execution_tasks is 'What was submitted to be compiled, run and judged. A row never changes.';
comment on column code_execution_tasks.id is 'UUID version 7: begins with the time of submission';
comment on column code_execution_tasks.school_id is 'School whose key submitted it, and the only one that may read it';
comment on column code_execution_tasks.language is 'Name as the interface sends it: C';
comment on column code_execution_tasks.source is 'Source text as sent, at most 1 MiB';
comment on column code_execution_tasks.stdin is 'What the program reads; empty for nothing';
comment on column code_execution_tasks.expected_output is 'What stdout is compared with; empty for no comparison';
comment on column code_execution_tasks.zip is 'Additional files, packed as sent, checked before; null for none';
comment on column code_execution_tasks.run_config is 'The other fields of runConfig under the names of the interface, defaults filled in';
comment on column code_execution_tasks.callback_url is 'Where the finished task is sent; null for nowhere';
comment on column code_execution_tasks.created_at is 'Time of submission';

create table code_execution_queue (
  task_id uuid primary key references code_execution_tasks (id) on delete cascade,
  school_id text not null,
  callback_url text,
  turn bigint not null,
  position bigint generated always as identity,
  attempts smallint not null default 0,
  lease_token uuid,
  lease_expires_at timestamptz,
  constraint code_execution_queue_lease_is_whole check ((lease_token is null) = (lease_expires_at is null))
);

create index code_execution_queue_waiting on code_execution_queue (turn, position) where lease_token is null;
create index code_execution_queue_waiting_of_school on code_execution_queue (school_id, turn) where lease_token is null;
create index code_execution_queue_leased on code_execution_queue (lease_expires_at) where lease_token is not null;

comment on table code_execution_queue is 'Tasks not yet finished: waiting without a lease, in work with one. Finishing a task removes its row.';
comment on column code_execution_queue.task_id is 'The task';
comment on column code_execution_queue.school_id is 'School of the task, kept here so that leasing and finishing read the queue alone';
comment on column code_execution_queue.callback_url is 'As in the task, kept here for the same reason';
comment on column code_execution_queue.turn is 'Round in which the task is served: in each round every school with waiting tasks has one';
comment on column code_execution_queue.position is 'Order of arrival, among equals in a round and inside a school';
comment on column code_execution_queue.attempts is 'Executions begun; a lease given back in good order does not count';
comment on column code_execution_queue.lease_token is 'Names the one execution that may finish the task; null while it waits';
comment on column code_execution_queue.lease_expires_at is 'When the worker counts as dead unless it says otherwise, by the clock of the database; null while it waits';

create table code_execution_results (
  task_id uuid primary key references code_execution_tasks (id) on delete cascade,
  finished_at timestamptz not null,
  status text not null,
  compiler_output bytea not null,
  cpu_time_ms integer,
  wall_time_ms integer,
  memory_kb integer,
  exit_signal integer,
  exit_code bigint,
  stdout bytea,
  stderr bytea,
  fuel bigint,
  constraint code_execution_results_run_is_whole check (
    num_nulls(cpu_time_ms, wall_time_ms, memory_kb, exit_signal, exit_code, stdout, stderr, fuel) in (0, 8)
  )
);

create index code_execution_results_finished_at on code_execution_results (finished_at);

comment on table code_execution_results is 'What came of a task. A row never changes; it goes with its task when it is too old.';
comment on column code_execution_results.task_id is 'The task';
comment on column code_execution_results.finished_at is 'When the verdict was known';
comment on column code_execution_results.status is 'runStatus of the interface';
comment on column code_execution_results.compiler_output is 'What the compiler printed; empty for nothing';
comment on column code_execution_results.cpu_time_ms is 'Virtual CPU time, milliseconds; null, as all that follow, when the program never ran';
comment on column code_execution_results.wall_time_ms is 'Virtual CPU time plus slept time, milliseconds';
comment on column code_execution_results.memory_kb is 'Memory touched, KiB';
comment on column code_execution_results.exit_signal is 'POSIX signal that ended the program; 0 for none';
comment on column code_execution_results.exit_code is 'Exit code; 0 when a signal or a limit ended the program';
comment on column code_execution_results.stdout is 'What the program wrote to stdout';
comment on column code_execution_results.stderr is 'What the program wrote to stderr';
comment on column code_execution_results.fuel is 'Fuel spent: the exact count behind cpu_time_ms';
