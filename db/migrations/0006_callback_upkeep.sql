alter table callback_secrets
  add column previous_secret bytea,
  add column previous_until timestamptz,
  add constraint callback_secrets_previous_is_whole check ((previous_secret is null) = (previous_until is null));

comment on column callback_secrets.created_at is 'When the secret was made: when the first callback of the school, or the operator, needed one, or when it was rolled';
comment on column callback_secrets.previous_secret is 'The secret before the last roll, which signs as well for a while; null for none';
comment on column callback_secrets.previous_until is 'Until when it does';

alter table callback_outbox add column last_attempt_at timestamptz;

create index callback_outbox_of_school on callback_outbox (school_id, task_id desc);

comment on column callback_outbox.last_attempt_at is 'When the last attempt began; null before the first';
