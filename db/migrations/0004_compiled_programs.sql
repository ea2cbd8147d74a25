create table compiled_programs (
  key bytea primary key,
  program bytea not null,
  bytes integer not null,
  used_at timestamptz not null
);

-- It is packed already.
alter table compiled_programs alter column program set storage external;

create index compiled_programs_used_at on compiled_programs (used_at, key) include (bytes);

comment on table compiled_programs is 'Compiled programs, so that no process compiles again what another did. Only a cache: any row may go at any time.';
comment on column compiled_programs.key is 'SHA-256 of the toolchain and of all that a compilation depends on';
comment on column compiled_programs.program is 'The module and what the compiler printed, in the form of the runner, which checks it before it is run';
comment on column compiled_programs.bytes is 'Length of program, kept here so that the room taken can be added up without reading it';
comment on column compiled_programs.used_at is 'When it was last made use of, to within some minutes: what was not used for longest goes first';
