create table link_secrets (
  school_id text primary key references schools (id) on delete cascade,
  secret bytea not null check (octet_length(secret) = 32),
  created_at timestamptz not null
);

comment on table link_secrets is 'What addresses are signed with that open without a key for a while (decision 31).';
comment on column link_secrets.school_id is 'The school.';
comment on column link_secrets.secret is 'Key of HMAC-SHA256; never leaves the service. Without it, links made before are refused.';
comment on column link_secrets.created_at is 'When it was made: with the first link.';
