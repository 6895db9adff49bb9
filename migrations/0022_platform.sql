-- needs app.shop, app.token, app.protect, app.refuse_change, app.freeze, app.announce
-- Directory of the addresses that platforms call: whose shop an unguessable one belongs to, and nothing else (see app.repair_link).
create table app.platform_link (
  token text not null primary key default app.token(),
  shop_id uuid not null
);
select app.protect('app.platform_link', 'select, insert, delete');

-- The approved platform of a shop: where its invoices and reports leave, and where those of its suppliers come from.
create table app.platform_connection (
  shop_id uuid not null references app.shop (id),
  url text not null check (length(url) between 1 and 500),
  -- Its number in the State's list.
  platform_id text not null check (platform_id ~ '^[A-Za-z0-9-]{2,40}$'),
  login text not null check (length(login) between 1 and 200),
  -- Sealed by a key that the database does not hold.
  secret text not null,
  -- Where it calls when something is new, and the key by which it signs what it says there; sealed like the other one.
  token text not null,
  call_secret text not null,
  -- The platform's own ids of the subscriptions to its calls; none while it does not call.
  call_ids text[] not null default '{}',
  -- What it changed until then was read.
  followed_until timestamptz,
  -- Whether the client also gets an e-mail, as a copy to read.
  mails_copy boolean not null default false,
  -- Why the last attempt to read it failed; empty when it answered.
  failure text not null default '' check (failure in ('', 'private-address', 'timeout', 'unreachable', 'certificate', 'refused', 'unreadable')),
  created_at timestamptz not null,
  primary key (shop_id)
);
select app.protect('app.platform_connection', 'select, insert, update, delete');

-- What leaves to the platform, once each.
create table app.platform_flow (
  shop_id uuid not null,
  id uuid not null default uuidv7(),
  kind text not null check (kind in ('invoice', 'status', 'report', 'paid')),
  -- The invoice, the status of a supplier's invoice, the report, or the money received on an invoice.
  subject_id uuid not null,
  -- The flow that the platform must have first: of money received, the invoice.
  after_id uuid,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
  attempts int not null default 0,
  next_at timestamptz,
  -- The platform's own name of it.
  flow_id text check (length(flow_id) between 1 and 200),
  failure text not null default '' check (length(failure) <= 300),
  -- Every attempt repeats it. What was rejected leaves again under another one, and what was said before is history.
  tracking_id uuid not null default uuidv7(),
  restarted_at timestamptz,
  -- What the platform's checks say of it; empty before they do.
  verdict text not null default '' check (verdict in ('', 'accepted', 'rejected')),
  verdict_code text not null default '' check (length(verdict_code) <= 60),
  verdict_reason text not null default '' check (length(verdict_reason) <= 1000),
  created_at timestamptz not null,
  sent_at timestamptz,
  primary key (shop_id, id),
  constraint platform_flow_once unique (shop_id, kind, subject_id),
  constraint platform_flow_tracked unique (shop_id, tracking_id),
  foreign key (shop_id, after_id) references app.platform_flow (shop_id, id),
  check ((state = 'sent') = (flow_id is not null)),
  check ((state = 'waiting') = (next_at is not null))
);
select app.protect('app.platform_flow', 'select, insert, update');
create index platform_flow_after on app.platform_flow (shop_id, after_id) where after_id is not null;
create unique index platform_flow_named on app.platform_flow (shop_id, flow_id) where flow_id is not null;
create trigger announce after insert or update on app.platform_flow for each row execute function app.announce('invoice', '');

-- What the platform says of an invoice of ours. A message read twice is one status, and none is ever changed.
create table app.invoice_status (
  shop_id uuid not null,
  id uuid not null default uuidv7(),
  invoice_id uuid not null,
  message_id text not null check (length(message_id) between 1 and 200),
  code int not null check (code between 200 and 999),
  reason_code text not null default '' check (length(reason_code) <= 60),
  reason text not null default '' check (length(reason) <= 1000),
  -- What the client says to have paid, in cents.
  amount bigint,
  -- On the platform's clock: messages come in any order.
  at timestamptz not null,
  received_at timestamptz not null,
  primary key (shop_id, id),
  constraint invoice_status_once unique (shop_id, invoice_id, message_id),
  foreign key (shop_id, invoice_id) references app.invoice (shop_id, id)
);
select app.protect('app.invoice_status', 'select, insert');
select app.freeze('app.invoice_status');
create trigger announce after insert on app.invoice_status for each row execute function app.announce('invoice', '');

-- How often the shop reports its sales to consumers, when its owner chose it.
create table app.e_reporting_choice (
  shop_id uuid not null references app.shop (id),
  rhythm text not null check (rhythm in ('three-a-month', 'monthly', 'two-months')),
  primary key (shop_id)
);
select app.protect('app.e_reporting_choice', 'select, insert, update');

-- A report of one period as it was sent; a correction is the next version.
create table app.e_report (
  shop_id uuid not null references app.shop (id),
  id uuid not null default uuidv7(),
  period_from date not null,
  period_to date not null,
  version int not null check (version > 0),
  content jsonb not null,
  xml text not null,
  created_by uuid,
  created_at timestamptz not null,
  primary key (shop_id, id),
  constraint e_report_once unique (shop_id, period_from, version),
  check (period_to >= period_from)
);
select app.protect('app.e_report', 'select, insert');
select app.freeze('app.e_report');
create trigger announce after insert on app.e_report for each row execute function app.announce('invoice', '');

create table app.e_report_status (
  shop_id uuid not null,
  id uuid not null default uuidv7(),
  e_report_id uuid not null,
  message_id text not null check (length(message_id) between 1 and 200),
  code int not null check (code in (300, 301)),
  reason text not null default '' check (length(reason) <= 1000),
  at timestamptz not null,
  received_at timestamptz not null,
  primary key (shop_id, id),
  constraint e_report_status_once unique (shop_id, e_report_id, message_id),
  foreign key (shop_id, e_report_id) references app.e_report (shop_id, id)
);
select app.protect('app.e_report_status', 'select, insert');
select app.freeze('app.e_report_status');
