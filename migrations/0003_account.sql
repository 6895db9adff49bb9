-- needs app.shop, app.protect, app.refuse_change, app.freeze, app.announce_account
-- Sign-in. No login reads these tables: each access is one function, which the gate's login alone may execute.
create table auth.account (
  id uuid primary key default uuidv7(),
  shop_id uuid references app.shop (id),
  email text not null check (length(email) <= 254),
  firstname text not null default '',
  lastname text not null default '',
  role text not null default 'USER' check (role in ('ADMIN', 'USER')),
  -- Null: invited, and no password chosen yet.
  password_hash text,
  created_at timestamptz not null default now(),
  disabled_at timestamptz,
  unique (shop_id, id),
  check (role = 'ADMIN' or shop_id is not null)
);
create unique index account_email on auth.account (lower(email));

-- A browser that an account signed in from before. Its failed sign-ins are counted apart from those of unknown browsers,
-- so that an attacker cannot lock the account's owner out.
create table auth.device (
  token_hash bytea not null,
  account_id uuid not null references auth.account on delete cascade,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  primary key (token_hash, account_id)
);
create index device_by_account on auth.device (account_id);

create table auth.session (
  token_hash bytea primary key,
  -- What the list of sessions names it by; opens nothing.
  id uuid not null unique default uuidv7(),
  account_id uuid not null references auth.account on delete cascade,
  -- What opened it, or the passkey that was added in it since.
  session_type text not null default 'password',
  created_at timestamptz not null default now(),
  -- Written at most every ten minutes.
  seen_at timestamptz not null default now(),
  expire_at timestamptz not null,
  device_hash bytea,
  ip inet,
  user_agent text not null default ''
);
create index session_by_account on auth.session (account_id);

-- Open live streams check their session again.
create trigger announce_end after delete on auth.session for each row execute function app.announce_account('account_id');
create trigger announce_change after update of disabled_at on auth.account for each row execute function app.announce_account('id');
create trigger announce_account after update of archived_at on app.shop_user for each row execute function app.announce_account('id');

-- For which shops an administrator acts in a session, and until when; ended, a row stays so that nothing begins by itself.
create table auth.acting (
  session_id uuid not null references auth.session (id) on delete cascade,
  shop_id uuid not null references app.shop (id),
  until timestamptz not null,
  primary key (session_id, shop_id)
);

-- The link of a letter to a person who forgot their password, or who is invited: one an account, a newer one replaces it.
create table auth.password_link (
  account_id uuid primary key references auth.account on delete cascade,
  token_hash bytea not null unique,
  expire_at timestamptz not null
);

-- The code of a telephone, asked after the password once it is confirmed. The secret is sealed by a key that the database
-- does not hold; a code of a time step is accepted once.
create table auth.second_factor (
  account_id uuid primary key references auth.account on delete cascade,
  sealed_secret text not null,
  last_step bigint not null default 0,
  created_at timestamptz not null default now(),
  confirmed_at timestamptz
);

-- In place of a code, once each. SHA-256 of 79 random bits.
create table auth.rescue_code (
  account_id uuid not null references auth.second_factor on delete cascade,
  code_hash bytea not null,
  primary key (account_id, code_hash)
);

-- The right password of an account with a second factor: opens nothing but the question for its code, once.
create table auth.half_session (
  token_hash bytea primary key,
  account_id uuid not null references auth.account on delete cascade,
  expire_at timestamptz not null
);
create index half_session_by_account on auth.half_session (account_id);

-- A browser that gives no code for thirty days, chosen with a right code. It goes with the second factor itself.
create table auth.trusted_device (
  token_hash bytea primary key,
  -- What the list of devices names it by; opens nothing.
  id uuid not null unique default uuidv7(),
  account_id uuid not null references auth.second_factor on delete cascade,
  -- The known device: the end of its session by another one ends this too.
  device_hash bytea not null,
  user_agent text not null default '',
  created_at timestamptz not null default now(),
  expire_at timestamptz not null
);
create index trusted_device_by_account on auth.trusted_device (account_id);

-- A key that a device or a password manager keeps, and gives after a fingerprint, a face or a PIN: password and code in one.
create table auth.passkey (
  -- The credential's own id, base64url.
  id text primary key check (length(id) <= 1400),
  account_id uuid not null references auth.account on delete cascade,
  public_key bytea not null,
  -- Goes up at each use, or stays at zero where devices share the key.
  counter bigint not null,
  transports text[] not null,
  name text not null check (length(name) between 1 and 60),
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index passkey_by_account on auth.passkey (account_id);

-- What a passkey must sign, once. With an account: for a key that is being added to it.
create table auth.challenge (
  value_hash bytea primary key,
  account_id uuid references auth.account on delete cascade,
  expire_at timestamptz not null
);
create index challenge_by_account on auth.challenge (account_id);

-- A visitor who asked to open a shop, until the link of the letter confirms the e-mail; several may name one e-mail, and
-- the first confirmed ends the others.
create table auth.sign_up (
  id uuid primary key,
  email text not null check (length(email) <= 254),
  firstname text not null,
  lastname text not null,
  password_hash text not null,
  shop_name text not null,
  zipcode text not null,
  token_hash bytea not null unique,
  expire_at timestamptz not null
);

-- Attempts per key (address, e-mail…) in a window; losing it in a crash costs nothing.
create unlogged table auth.attempt (
  key text primary key,
  count int not null,
  until timestamptz not null,
  -- The next attempt is refused before this instant.
  again_at timestamptz not null default now()
);

alter table auth.account enable row level security;
alter table auth.session enable row level security;
alter table auth.acting enable row level security;
alter table auth.device enable row level security;
alter table auth.password_link enable row level security;
alter table auth.sign_up enable row level security;
alter table auth.second_factor enable row level security;
alter table auth.rescue_code enable row level security;
alter table auth.half_session enable row level security;
alter table auth.trusted_device enable row level security;
alter table auth.passkey enable row level security;
alter table auth.challenge enable row level security;
create policy tenant on auth.account using (shop_id = app.shop());
create policy nobody on auth.session using (false);
create policy nobody on auth.acting using (false);
create policy nobody on auth.device using (false);
create policy nobody on auth.password_link using (false);
create policy nobody on auth.sign_up using (false);
create policy nobody on auth.second_factor using (false);
create policy nobody on auth.rescue_code using (false);
create policy nobody on auth.half_session using (false);
create policy nobody on auth.trusted_device using (false);
create policy nobody on auth.passkey using (false);
create policy nobody on auth.challenge using (false);

-- Acts of an administrator on behalf of a shop: readable by that shop, never changed.
create table app.act (
  shop_id uuid not null references app.shop (id),
  id uuid not null default uuidv7(),
  account_id uuid not null,
  action text not null check (length(action) <= 200),
  -- The ids of the request, of what it creates too.
  record_ids uuid[] not null default '{}',
  -- What app.subject_of said then: a record that is removed later keeps its name.
  subject jsonb,
  at timestamptz not null default now(),
  primary key (shop_id, id)
);
select app.protect('app.act', 'select, insert');
select app.freeze('app.act');
create index act_by_date on app.act (shop_id, at desc, id desc);

-- Who did what, when and on what: the audit of a shop, never changed. No name or contact of a client is ever written
-- here: it could not be erased.
create table app.audit (
  shop_id uuid not null references app.shop (id),
  id uuid not null default uuidv7(),
  at timestamptz not null,
  author_kind text not null check (author_kind in ('shop', 'client', 'system')),
  account_id uuid,
  -- The author's name and role then; both empty for an administrator, whom the gate names.
  person text not null default '',
  role text not null default '',
  -- True when the account is none of the shop's own.
  acting boolean not null default false,
  action text not null check (length(action) <= 60),
  noun text not null check (length(noun) <= 40),
  record_id uuid,
  -- What the record was called then; empty for a client.
  name text not null default '' check (length(name) <= 200),
  before jsonb,
  after jsonb,
  -- The network of the address, never the address: 203.0.113.0/24.
  network text not null default '',
  primary key (shop_id, id)
);
select app.protect('app.audit', 'select, insert');
select app.freeze('app.audit');
create index audit_by_date on app.audit (shop_id, at desc, id desc);
create index audit_by_record on app.audit (shop_id, record_id, at desc) where record_id is not null;
create index audit_by_account on app.audit (shop_id, account_id, at desc) where account_id is not null;

-- Who last changed each field of a record that forms edit for a long time (a client, an appointment): an edit that
-- meets another one says whose it is.
create table app.field_change (
  shop_id uuid not null references app.shop (id),
  record_id uuid not null,
  field text not null check (length(field) <= 40),
  at timestamptz not null,
  account_id uuid,
  primary key (shop_id, record_id, field)
);
select app.protect('app.field_change', 'select, insert, update');

-- Acts that a device made without network and sent later, by the id that the device gave: each is done once, however often
-- it is sent. Forgotten after ninety days by auth.forget_past; an older act is refused (domain/deferred/age.ts).
create table app.deferred_act (
  shop_id uuid not null references app.shop (id),
  account_id uuid not null,
  id uuid not null,
  made_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (shop_id, account_id, id)
);
select app.protect('app.deferred_act', 'select, insert');
create index deferred_act_by_date on app.deferred_act (created_at);

-- Directory of the API keys: whose shop the visible beginning of a key belongs to, and nothing else (see app.repair_link).
create table app.api_key_link (
  prefix text not null primary key check (prefix ~ '^[0-9a-f]{12}$'),
  shop_id uuid not null
);
select app.protect('app.api_key_link', 'select, insert');

-- Keys of the shop's programs. The secret is known to its holder alone; a revoked key keeps its row.
create table app.api_key (
  shop_id uuid not null references app.shop (id),
  id uuid not null default uuidv7(),
  prefix text not null,
  -- SHA-256 of 256 random bits: nothing to guess, so no slow hash.
  secret_hash text not null check (secret_hash ~ '^[0-9a-f]{64}$'),
  name text not null check (length(name) between 1 and 60),
  scopes text[] not null check (cardinality(scopes) > 0 and scopes <@ array['bookings:read', 'bookings:write', 'repairs:read',
    'repairs:write', 'quotes:read', 'invoices:read', 'clients:read']),
  -- In whose name it writes.
  created_by uuid not null,
  created_at timestamptz not null,
  -- On the shop's clock.
  used_on date,
  revoked_at timestamptz,
  primary key (shop_id, id),
  unique (shop_id, prefix),
  foreign key (shop_id, created_by) references app.shop_user (shop_id, id)
);
select app.protect('app.api_key', 'select, insert');
grant update (used_on, revoked_at) on app.api_key to etabli_app;

-- Addresses that the shop's programs are told at what happens. A secret signs what is sent: it is read again, so sealed.
create table app.webhook (
  shop_id uuid not null references app.shop (id),
  id uuid not null,
  url text not null check (length(url) between 8 and 1000),
  events text[] not null check (cardinality(events) > 0),
  secret text not null,
  -- The secret before a rotation signs as well, until then.
  former_secret text,
  former_until timestamptz,
  -- "stopped": by us, after days without a success.
  state text not null default 'on' check (state in ('on', 'paused', 'stopped')),
  -- Since when every sending failed; null after a success.
  failing_since timestamptz,
  -- While it fails, one sending at a time, and none before: an address that hangs must not hold up the letters.
  resting_until timestamptz,
  notified_at timestamptz,
  created_by uuid not null,
  created_at timestamptz not null,
  primary key (shop_id, id),
  check ((former_secret is null) = (former_until is null)),
  foreign key (shop_id, created_by) references app.shop_user (shop_id, id)
);
select app.protect('app.webhook', 'select, insert, update, delete');
create trigger announce after insert or update or delete on app.webhook for each row execute function app.announce('webhook', '');

-- What each of them is told, once an event: planned in the transaction of the event, sent by a task.
create table app.webhook_delivery (
  shop_id uuid not null,
  id uuid not null default uuidv7(),
  webhook_id uuid not null,
  -- The same for all addresses, each attempt and each replay: who receives it twice knows it by that.
  event_id uuid not null,
  event text not null check (length(event) <= 40),
  repair_id uuid,
  -- What the event is about; null: the open appointment of the repair.
  record_id uuid,
  facts jsonb not null default '{}',
  -- Written in the transaction of the event, then sent as it is at each attempt.
  body text check (length(body) <= 10000000),
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  attempts int not null default 0,
  next_at timestamptz,
  -- Of the latest attempt.
  tried_at timestamptz,
  status_code int,
  failure text not null default '' check (length(failure) <= 40),
  duration int,
  answer text not null default '' check (length(answer) <= 2000),
  created_at timestamptz not null,
  primary key (shop_id, id),
  unique (shop_id, webhook_id, event_id),
  check ((state = 'waiting') = (next_at is not null)),
  foreign key (shop_id, webhook_id) references app.webhook (shop_id, id) on delete cascade
);
select app.protect('app.webhook_delivery', 'select, insert, update, delete');
create index webhook_delivery_of_event on app.webhook_delivery (shop_id, event_id);
create index webhook_delivery_by_date on app.webhook_delivery (shop_id, created_at);
create index webhook_delivery_of_repair on app.webhook_delivery (shop_id, repair_id) where repair_id is not null;
create trigger announce after insert or update on app.webhook_delivery for each row execute function app.announce('webhook', '');
