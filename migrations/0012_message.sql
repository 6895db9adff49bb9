-- needs app.shop, app.protect, app.announce
-- E-mails and SMS, written in the transaction of what they announce, then sent by the queue.
create table app.message (
  shop_id uuid not null references app.shop (id),
  id uuid not null default uuidv7(),
  channel text not null default 'email' check (channel in ('email', 'sms')),
  template text not null,
  recipient text not null check (length(recipient) <= 254),
  subject text not null default '',
  text text not null,
  html text not null default '',
  attachments jsonb not null default '[]',
  repair_id uuid,
  status text not null default 'queued' check (status in ('queued', 'sent', 'failed')),
  transport text check (transport in ('smtp', 'sms', 'outbox')),
  attempts int not null default 0,
  last_error text not null default '',
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  primary key (shop_id, id),
  foreign key (shop_id, repair_id) references app.repair (shop_id, id),
  check ((status = 'sent') = (sent_at is not null))
);
select app.protect('app.message', 'select, insert, update');
create index message_by_date on app.message (shop_id, created_at);
-- For the limit of a mailbox, which all shops share.
create index message_by_recipient on app.message (lower(recipient), created_at);
-- For the health check, which anybody may ask for: it reads what still waits, not every message ever sent.
create index message_queued on app.message (created_at) where status = 'queued';
create trigger announce after insert or update on app.message for each row execute function app.announce('message', 'repair_id');
