-- needs app.shop, app.protect, app.refuse_change, app.freeze, app.announce
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
  -- 'dropped': a reminder whose appointment moved before it left.
  status text not null default 'queued' check (status in ('queued', 'sent', 'failed', 'dropped')),
  transport text check (transport in ('smtp', 'sms', 'outbox')),
  attempts int not null default 0,
  last_error text not null default '',
  created_at timestamptz not null default now(),
  -- The end of the silent hours that it waits for.
  leaves_at timestamptz,
  sent_at timestamptz,
  primary key (shop_id, id),
  foreign key (shop_id, repair_id) references app.repair (shop_id, id),
  check ((status = 'sent') = (sent_at is not null))
);
select app.protect('app.message', 'select, insert, update');
create index message_by_date on app.message (shop_id, created_at);
-- What a sheet shows of them: without it, opening one read every message ever sent.
create index message_of_repair on app.message (shop_id, repair_id, created_at) where repair_id is not null;
-- For the limit of a mailbox, which all shops share.
create index message_by_recipient on app.message (lower(recipient), created_at);
-- For the health check, which anybody may ask for: it reads what still waits, not every message ever sent.
create index message_queued on app.message (created_at) where status = 'queued';
-- For the night, which deletes those that touch no repair.
create index message_alone on app.message (created_at) where repair_id is null;
create trigger announce after insert or update on app.message for each row execute function app.announce('message', 'repair_id');

-- How a shop writes to its clients; without a row, the defaults of domain/message/rules/rules.ts.
create table app.message_rules (
  shop_id uuid primary key references app.shop (id),
  rungs text[] not null check (rungs <@ array['week', 'day', 'hours']),
  quiet_from int not null check (quiet_from between 0 and 1439),
  quiet_to int not null check (quiet_to between 0 and 1439),
  quiet_days int[] not null check (quiet_days <@ array[1, 2, 3, 4, 5, 6, 7] and cardinality(quiet_days) < 7),
  -- Whether clients are reminded of an appliance that waits to be fetched.
  unclaimed boolean not null default true,
  -- Whether the client of a finished repair is asked for a review.
  reviews boolean not null default true,
  -- Whether late invoices are reminded by themselves.
  payments boolean not null default true
);
select app.protect('app.message_rules', 'select, insert, update');
create trigger announce after insert or update on app.message_rules for each row execute function app.announce('shop', '');

-- Reminders of appointments. The key allows one for each rung of each announced window, even when two sweeps run at once.
create table app.appointment_reminder (
  shop_id uuid not null,
  event_id uuid not null,
  rung text not null check (rung in ('week', 'day', 'hours')),
  public_start_at timestamptz not null,
  -- None when the client is reached by no way.
  message_id uuid,
  created_at timestamptz not null,
  primary key (shop_id, event_id, rung, public_start_at),
  foreign key (shop_id, event_id) references app.event (shop_id, id) on delete cascade,
  foreign key (shop_id, message_id) references app.message (shop_id, id)
);
select app.protect('app.appointment_reminder', 'select, insert, update');
create index appointment_reminder_by_message on app.appointment_reminder (shop_id, message_id);

-- What clients chose to receive, as they said it: never changed, the latest of each way counts.
create table app.message_choice (
  shop_id uuid not null,
  id uuid not null default uuidv7(),
  client_id uuid not null,
  channel text not null check (channel in ('email', 'sms')),
  wanted boolean not null,
  via text not null check (via in ('office', 'link', 'sms')),
  created_by uuid,
  created_at timestamptz not null,
  primary key (shop_id, id),
  -- Not its unmerged id: a merged record keeps what it said, and its survivor stands by it.
  foreign key (shop_id, client_id) references app.client (shop_id, id)
);
select app.protect('app.message_choice', 'select, insert');
select app.freeze('app.message_choice');
create index message_choice_of on app.message_choice (shop_id, client_id);
create trigger announce after insert on app.message_choice for each row execute function app.announce('client', '');

-- What clients are told when their repair takes a status, in the shop's words; without a row, ours, which are not sent.
create table app.status_letter (
  shop_id uuid not null references app.shop (id),
  status text not null check (length(status) <= 60),
  enabled boolean not null,
  subject text not null check (length(subject) between 1 and 120),
  text text not null check (length(text) between 1 and 2000),
  sms text not null check (length(sms) between 1 and 459),
  primary key (shop_id, status)
);
select app.protect('app.status_letter', 'select, insert, update, delete');
create trigger announce after insert or update or delete on app.status_letter for each row execute function app.announce('shop', '');

-- The changes of status that were told: each once, however often the task runs.
create table app.status_letter_sent (
  shop_id uuid not null,
  item_id uuid not null,
  created_at timestamptz not null,
  primary key (shop_id, item_id),
  foreign key (shop_id, item_id) references app.repair_item (shop_id, id)
);
select app.protect('app.status_letter_sent', 'select, insert');
select app.freeze('app.status_letter_sent');

-- The silences that the people of the shop were told of: each once, by its beginning.
create table app.silence_nudge (
  shop_id uuid not null,
  repair_id uuid not null,
  said_at timestamptz not null,
  created_at timestamptz not null,
  primary key (shop_id, repair_id, said_at),
  foreign key (shop_id, repair_id) references app.repair (shop_id, id)
);
select app.protect('app.silence_nudge', 'select, insert');
select app.freeze('app.silence_nudge');

-- What clients answered, once each: the provider's id says which. Without a repair, it is kept aside for the shop.
create table app.reply (
  shop_id uuid not null references app.shop (id),
  id uuid not null default uuidv7(),
  repair_id uuid,
  channel text not null check (channel in ('email', 'sms', 'page')),
  sender text not null check (length(sender) <= 254),
  subject text not null default '' check (length(subject) <= 300),
  text text not null check (length(text) <= 4000),
  provider_id text not null check (length(provider_id) between 1 and 500),
  -- Files that came with it and were not kept: their names, and why.
  left_out jsonb not null default '[]' check (jsonb_typeof(left_out) = 'array'),
  created_at timestamptz not null,
  settled_at timestamptz,
  settled_by uuid,
  primary key (shop_id, id),
  constraint reply_once unique (shop_id, channel, provider_id),
  foreign key (shop_id, repair_id) references app.repair (shop_id, id)
);
select app.protect('app.reply', 'select, insert, update');
-- For the night, which looks for the clients from whom nothing came.
create index reply_of_repair on app.reply (shop_id, repair_id, created_at) where repair_id is not null;
create index reply_aside on app.reply (shop_id, created_at) where repair_id is null and settled_at is null;
create trigger announce after insert or update on app.reply for each row execute function app.announce('message', 'repair_id');
-- A reply names its letter before its shop is known.
create index message_by_id on app.message (id);

-- The client of a finished repair was asked for a review: once, which the keys hold.
create table app.review_request (
  shop_id uuid not null,
  id uuid not null default uuidv7(),
  repair_id uuid not null,
  is_done boolean not null generated always as (true) stored,
  -- The day of the experience that the review is about.
  done_on date not null,
  asked_at timestamptz not null,
  primary key (shop_id, id),
  unique (shop_id, repair_id),
  foreign key (shop_id, repair_id, is_done) references app.repair (shop_id, id, done)
);
select app.protect('app.review_request', 'select, insert');

-- What the client answered: one review a request, so one a repair. `text` holds no address and no number.
create table app.review (
  shop_id uuid not null,
  id uuid not null,
  stars int not null check (stars between 1 and 5),
  text text not null check (length(text) <= 2000),
  author text not null check (length(author) <= 60),
  kind text not null check (length(kind) <= 80),
  state text not null check (state in ('published', 'waiting', 'refused', 'withdrawn')),
  created_at timestamptz not null,
  changed_at timestamptz,
  -- Why an administrator refused it; blank otherwise.
  refused_reason text not null default '' check ((state = 'refused') = (refused_reason <> '') and length(refused_reason) <= 40),
  decided_at timestamptz,
  -- What the shop reported it for, until an administrator decides; blank otherwise.
  reported_reason text not null default '' check (length(reported_reason) <= 40),
  answer text not null default '' check (length(answer) <= 1000),
  answered_at timestamptz,
  primary key (shop_id, id),
  foreign key (shop_id, id) references app.review_request (shop_id, id)
);
select app.protect('app.review', 'select, insert, update');
create index review_published on app.review (shop_id, created_at desc, id) where state = 'published';
create index review_to_decide on app.review (created_at) where state = 'waiting' or reported_reason <> '';
create trigger announce after insert or update on app.review for each row execute function app.announce('shop', '');
