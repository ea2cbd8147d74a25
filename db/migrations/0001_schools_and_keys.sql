create table schools (
  id text primary key check (id ~ '^[a-z0-9][a-z0-9-]{0,62}$'),
  name text not null check (length(name) between 1 and 200),
  country text not null check (country ~ '^[A-Z]{2}$'),
  created_at timestamptz not null
);

comment on table schools is 'A school: the tenant that everything else belongs to.';
comment on column schools.id is 'Chosen by whoever made the school: small letters, digits and hyphens.';
comment on column schools.name is 'For people.';
comment on column schools.country is 'ISO 3166 alpha-2; prices fall back to it (decision 34).';
comment on column schools.created_at is 'When the school was made.';

create table api_keys (
  id uuid primary key,
  school_id text not null references schools (id) on delete cascade,
  name text not null check (length(name) between 1 and 100),
  secret_hash bytea not null unique check (octet_length(secret_hash) = 32),
  scopes text[] not null check (cardinality(scopes) > 0),
  created_at timestamptz not null,
  expires_at timestamptz,
  last_used_at timestamptz,
  revoked_at timestamptz
);

create index api_keys_school_id on api_keys (school_id);

comment on table api_keys is 'A key that a school''s own system shows with each request (decision 7).';
comment on column api_keys.id is 'Names the key where its secret must not stand: logs, counters, lists.';
comment on column api_keys.school_id is 'The school that the key acts for, and the only one it sees.';
comment on column api_keys.name is 'Given by whoever made the key, to know it again.';
comment on column api_keys.secret_hash is 'SHA-256 of the whole secret; the secret itself is stored nowhere.';
comment on column api_keys.scopes is 'What the key may be used for: read, write, execute, sales.';
comment on column api_keys.created_at is 'When the key was made.';
comment on column api_keys.expires_at is 'From this instant on the key is refused; null for never.';
comment on column api_keys.last_used_at is 'Up to a minute behind; null when never used.';
comment on column api_keys.revoked_at is 'When the key was revoked; null while it is not.';

-- Counters may be lost in a crash, and are written more often than anything else.
create unlogged table rate_limit_windows (
  window_start timestamptz not null,
  bucket text not null check (length(bucket) between 1 and 255),
  count integer not null check (count > 0),
  primary key (window_start, bucket)
) with (fillfactor = 70);

comment on table rate_limit_windows is 'Requests of one caller to one operation within one minute (decision 9).';
comment on column rate_limit_windows.window_start is 'The full minute that the window begins at.';
comment on column rate_limit_windows.bucket is 'Who is counted for what: key or address, and operation.';
comment on column rate_limit_windows.count is 'Requests so far, refused ones included.';

create table idempotency_keys (
  key_id uuid not null references api_keys (id) on delete cascade,
  operation text not null,
  idempotency_key text not null check (length(idempotency_key) between 1 and 255),
  request_hash bytea not null check (octet_length(request_hash) = 32),
  claim uuid not null,
  claimed_at timestamptz not null,
  status smallint check (status between 200 and 599),
  body bytea,
  primary key (key_id, operation, idempotency_key),
  check ((status is null) = (body is null))
);

create index idempotency_keys_claimed_at on idempotency_keys (claimed_at);

comment on table idempotency_keys is 'First answers to writes that carried an Idempotency-Key (decision 11).';
comment on column idempotency_keys.key_id is 'The caller''s key: two callers may choose the same idempotency key.';
comment on column idempotency_keys.operation is 'The operation''s name, as in its path.';
comment on column idempotency_keys.idempotency_key is 'As the caller sent it.';
comment on column idempotency_keys.request_hash is 'SHA-256 of the request body, to know another one under the same key.';
comment on column idempotency_keys.claim is 'Made anew by each attempt, so that one taken for dead cannot answer later.';
comment on column idempotency_keys.claimed_at is 'When the attempt began; the row is kept 24 hours from then.';
comment on column idempotency_keys.status is 'HTTP status of the stored answer; null while the attempt runs.';
comment on column idempotency_keys.body is 'Body of the stored answer, byte for byte; null while the attempt runs.';
