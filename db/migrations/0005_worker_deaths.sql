alter table code_execution_queue
  add column deaths smallint not null default 0,
  add column solo_deaths smallint not null default 0,
  add column is_solo boolean not null default false,
  add column waits_until timestamptz;

comment on column code_execution_queue.attempts is 'Executions begun that ended in a fault, and the one in work; a lease given back in good order or lost does not count';
comment on column code_execution_queue.deaths is 'Leases lost: the worker died, or was not heard of for too long';
comment on column code_execution_queue.solo_deaths is 'Those of them in which nothing else was in work in that worker';
comment on column code_execution_queue.is_solo is 'Whether nothing else is in work in the worker that has it; false while it waits';
comment on column code_execution_queue.waits_until is 'Not to be leased before; null for at once';
