-- needs app.shop, app.protect, app.refuse_change, app.freeze, app.announce
-- Books of a month or of an accounting year, closed once. Totals are in cents: of the period, and perpetual since the first document.
create table app.closing (
  shop_id uuid not null references app.shop (id),
  id uuid not null,
  kind text not null check (kind in ('month', 'year')),
  period_from date not null check (extract(day from period_from) = 1),
  period_to date not null,
  closed_at timestamptz not null,
  -- Null when the application closed it by itself.
  closed_by uuid,
  -- Entries of the chain since the closing before, and the head that this one follows.
  first_seq bigint not null,
  last_seq bigint not null check (last_seq >= first_seq - 1),
  head text not null,
  totals jsonb not null check (jsonb_typeof(totals) = 'object'),
  perpetual jsonb not null check (jsonb_typeof(perpetual) = 'object'),
  -- Last day of the closing before, of the same kind: no month is skipped.
  prev_to date,
  month_kind text not null generated always as ('month') stored,
  primary key (shop_id, id),
  constraint closing_once unique (shop_id, kind, period_from),
  unique (shop_id, kind, period_to),
  check (period_to = (period_from + case kind when 'month' then interval '1 month' else interval '1 year' end)::date - 1),
  -- The last day is over everywhere east of the shop.
  check (closed_at at time zone 'UTC' >= period_to::timestamp + interval '10 hours'),
  check (prev_to is null or period_from = prev_to + 1),
  constraint closing_follows foreign key (shop_id, kind, prev_to) references app.closing (shop_id, kind, period_to),
  -- A year is closed after its months.
  constraint closing_after_months foreign key (shop_id, month_kind, period_to) references app.closing (shop_id, kind, period_to),
  constraint closing_sealed foreign key (shop_id, id) references app.ledger_entry (shop_id, ref_id) deferrable initially deferred
);
select app.protect('app.closing', 'select, insert');
select app.freeze('app.closing');
create trigger announce after insert on app.closing for each row execute function app.announce('payment', '');
create unique index closing_first on app.closing (shop_id, kind) where prev_to is null;

-- Signed archives of closed periods, kept ten years: the zip is in the storage under this id.
create table app.archive (
  shop_id uuid not null,
  id uuid not null,
  closing_id uuid not null,
  made_at timestamptz not null,
  made_by uuid,
  bytes bigint not null check (bytes > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  manifest_sha256 text not null check (manifest_sha256 ~ '^[0-9a-f]{64}$'),
  primary key (shop_id, id),
  constraint archive_once unique (shop_id, closing_id),
  foreign key (shop_id, closing_id) references app.closing (shop_id, id),
  constraint archive_sealed foreign key (shop_id, id) references app.ledger_entry (shop_id, ref_id) deferrable initially deferred
);
select app.protect('app.archive', 'select, insert');
select app.freeze('app.archive');
create trigger announce after insert on app.archive for each row execute function app.announce('payment', '');

-- How the shop keeps its books; a shop without a row keeps them as the application proposes.
create table app.accounting (
  shop_id uuid primary key references app.shop (id),
  -- Day of the month on which the month before is closed by itself.
  closing_day int not null default 5 check (closing_day between 1 and 28),
  -- First month of the accounting year.
  year_month int not null default 1 check (year_month between 1 and 12),
  -- Of the accountant, who receives the end of the chain.
  accountant_email text not null default '' check (length(accountant_email) <= 200),
  -- From when VAT on services is due when they are invoiced; null: when they are paid.
  debits_from date,
  -- Accounts and journals that the shop chose, by row of the plan.
  accounts jsonb not null default '{}' check (jsonb_typeof(accounts) = 'object')
);
select app.protect('app.accounting', 'select, insert, update');

-- Ends of the chain that left the machine, each once a way: their copies outside prove what this table alone could not.
create table app.ledger_head (
  shop_id uuid not null references app.shop (id),
  id uuid not null,
  way text not null check (way in ('mail', 'timestamp')),
  seq bigint not null,
  hash text not null,
  sent_at timestamptz not null,
  -- The address, or the instant that the authority signed.
  recipient text not null,
  -- TimeStampToken in base64 (RFC 3161).
  stamp text check ((stamp is not null) = (way = 'timestamp')),
  primary key (shop_id, id),
  unique (shop_id, way, seq),
  foreign key (shop_id, seq, hash) references app.ledger_entry (shop_id, seq, hash)
);
select app.protect('app.ledger_head', 'select, insert');
select app.freeze('app.ledger_head');
