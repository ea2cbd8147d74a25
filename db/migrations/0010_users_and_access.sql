alter table schools
  add column timezone text not null default 'UTC' check (length(timezone) between 1 and 64),
  add column description text not null default '' check (length(description) <= 5000),
  add column website_url text check (length(website_url) between 1 and 2000),
  add column logo_url text check (length(logo_url) between 1 and 2000),
  add column support_email text check (length(support_email) between 3 and 254);

comment on column schools.timezone is 'IANA name; what dates mean to people of the school.';
comment on column schools.description is 'Markdown, for the school''s own page; empty for none.';
comment on column schools.website_url is 'The school''s own site; null for none.';
comment on column schools.logo_url is 'Picture beside its name; null for none.';
comment on column schools.support_email is 'Where learners write to, and where mails are answered to; null for none.';

create table users (
  school_id text not null references schools (id) on delete cascade,
  id text not null check (length(id) between 1 and 255),
  name text not null check (length(name) between 1 and 255),
  username text not null check (length(username) between 1 and 255),
  email text not null check (length(email) between 3 and 254),
  profile_picture_url text check (length(profile_picture_url) between 1 and 2000),
  phone_number text check (length(phone_number) between 1 and 50),
  password_hash text check (length(password_hash) between 1 and 500),
  created_at timestamptz not null,
  primary key (school_id, id)
);

create unique index users_email on users (school_id, lower(email));
create unique index users_username on users (school_id, lower(username));

comment on table users is 'People of a school: learners, and those who teach (instructors).';
comment on column users.school_id is 'The school';
comment on column users.id is 'The caller''s own name for the user: userId of the interface';
comment on column users.name is 'Display name';
comment on column users.username is 'Unique in the school, whatever the case';
comment on column users.email is 'Unique in the school, whatever the case';
comment on column users.profile_picture_url is 'Picture; null for none';
comment on column users.phone_number is 'As given; null for none';
comment on column users.password_hash is 'scrypt in PHC string form: $scrypt$ln=15,r=8,p=1$salt$hash; null for who logs in by links alone';
comment on column users.created_at is 'When the user was made';

create table instructors (
  school_id text not null,
  id text not null check (length(id) between 1 and 255),
  user_id text not null,
  tagline text not null default '' check (length(tagline) <= 500),
  long_description_markdown text not null default '' check (length(long_description_markdown) <= 100000),
  created_at timestamptz not null,
  revoked_at timestamptz,
  primary key (school_id, id),
  constraint instructors_user unique (school_id, user_id),
  foreign key (school_id, user_id) references users (school_id, id) on delete cascade
);

comment on table instructors is 'The role of a user who teaches. Name and picture are the user''s.';
comment on column instructors.school_id is 'The school';
comment on column instructors.id is 'serviceInstructorId of the interface';
comment on column instructors.user_id is 'Who it is';
comment on column instructors.tagline is 'One line under the name; empty for none';
comment on column instructors.long_description_markdown is 'About the instructor; empty for none';
comment on column instructors.created_at is 'When the role was given';
comment on column instructors.revoked_at is 'When access to the school ended (decision 32); null while it has not';

create table login_links (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  school_id text not null,
  user_id text not null,
  session_seconds integer not null check (session_seconds between 60 and 31536000),
  redirect_to text not null check (length(redirect_to) between 1 and 2000),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  foreign key (school_id, user_id) references users (school_id, id) on delete cascade
);

create index login_links_user on login_links (school_id, user_id);
create index login_links_expires_at on login_links (expires_at);

comment on table login_links is 'Links that log a user in, once (decision 15).';
comment on column login_links.token_hash is 'SHA-256 of the token in the link; the token itself is stored nowhere';
comment on column login_links.school_id is 'The school';
comment on column login_links.user_id is 'Who is logged in';
comment on column login_links.session_seconds is 'How long the session lasts that the link begins';
comment on column login_links.redirect_to is 'Where the browser goes then: a path of this service, beginning with one slash';
comment on column login_links.created_at is 'When the link was asked for';
comment on column login_links.expires_at is 'From this instant on it opens no more';
comment on column login_links.used_at is 'When it was opened; null when it was not';

create table sessions (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  school_id text not null,
  user_id text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  foreign key (school_id, user_id) references users (school_id, id) on delete cascade
);

create index sessions_user on sessions (school_id, user_id);
create index sessions_expires_at on sessions (expires_at);

comment on table sessions is 'Browsers that are logged in. Logging out removes the row.';
comment on column sessions.token_hash is 'SHA-256 of the token in the cookie; the token itself is stored nowhere';
comment on column sessions.school_id is 'The school';
comment on column sessions.user_id is 'Who is logged in';
comment on column sessions.created_at is 'When the session began';
comment on column sessions.expires_at is 'From this instant on the cookie counts no more';

create table mail_outbox (
  id uuid primary key,
  school_id text not null references schools (id) on delete cascade,
  user_id text,
  kind text not null check (length(kind) between 1 and 50),
  recipient text not null check (length(recipient) between 3 and 254),
  subject text not null check (length(subject) between 1 and 500),
  body_text text not null check (length(body_text) <= 100000),
  body_html text check (length(body_html) <= 500000),
  created_at timestamptz not null,
  attempts smallint not null default 0,
  next_attempt_at timestamptz,
  sent_at timestamptz,
  last_problem text,
  foreign key (school_id, user_id) references users (school_id, id) on delete cascade,
  constraint mail_outbox_settled_once check (sent_at is null or next_attempt_at is null)
);

create index mail_outbox_due on mail_outbox (next_attempt_at) where next_attempt_at is not null;
create index mail_outbox_user on mail_outbox (school_id, user_id);

comment on table mail_outbox is 'Mails to be sent, and those that were (decision 13).';
comment on column mail_outbox.id is 'The Message-ID begins with it, so that one sent twice is known as one';
comment on column mail_outbox.school_id is 'The school in whose name it is sent';
comment on column mail_outbox.user_id is 'To whom; null where it goes to nobody''s account';
comment on column mail_outbox.kind is 'What it is: welcome';
comment on column mail_outbox.recipient is 'Address at the time it was written';
comment on column mail_outbox.subject is 'Its subject';
comment on column mail_outbox.body_text is 'Its text, whole';
comment on column mail_outbox.body_html is 'The same for who reads HTML; null for none';
comment on column mail_outbox.created_at is 'When it was written';
comment on column mail_outbox.attempts is 'Attempts begun';
comment on column mail_outbox.next_attempt_at is 'When to try, or try again; null once settled';
comment on column mail_outbox.sent_at is 'When a server took it; null when none did';
comment on column mail_outbox.last_problem is 'Why the last attempt failed; null when none did';
