comment on column users.password_hash is 'scrypt in PHC string form: $scrypt$ln=15,r=8,p=3$salt$hash; null for who logs in by links alone';

create index mail_outbox_settled on mail_outbox (created_at) where next_attempt_at is null;
