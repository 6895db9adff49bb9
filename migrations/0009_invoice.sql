-- needs app.shop, app.protect, app.refuse_change, app.freeze, app.announce
-- Issued documents. Nothing here is ever changed: an error is corrected by a credit note, a payment by its opposite.
create table app.invoice (
  shop_id uuid not null,
  id uuid not null default uuidv7(),
  -- UNTDID 1001: invoice 380, corrective invoice 384, deposit invoice 386, credit notes 381 and 503.
  kind int not null check (kind in (380, 381, 384, 386, 503)),
  series text not null,
  number bigint not null check (number > 0),
  reference text not null check (reference ~ '^[A-Za-z0-9+_/-]{1,35}$'),
  repair_id uuid not null,
  client_id uuid not null,
  quote_id uuid,
  -- That of the quote: no money before it.
  payable_from date,
  payable_key date not null generated always as (coalesce(payable_from, '1900-01-01')) stored,
  -- Which of the invoices, or of the deposits, of the quote: another follows once this one was credited in full.
  turn int not null default 1 check (turn > 0),
  credits_id uuid,
  -- The invoice that a corrective one cancels and replaces, of the same client and repair.
  replaces_id uuid,
  issued_at timestamptz not null,
  issued_on date not null,
  due_on date not null,
  total_excl bigint not null,
  total_vat bigint not null,
  total_incl bigint not null,
  bonus bigint not null default 0,
  due bigint not null,
  document jsonb not null,
  document_sha256 text not null,
  -- Technician of the repair and category of its appliance, copied when the invoice is issued: the figures of a period
  -- read this table alone, and assigning the repair to another technician later does not change them.
  technician_id uuid,
  category_id text,
  -- Bases and VAT by rate, out of the document: the figures of a period read them for many rows.
  vat_groups jsonb not null generated always as (coalesce(document #> '{totals,vat_groups}', '[]'::jsonb)) stored,
  -- Its VAT is due when it is issued.
  on_debits boolean not null generated always as (coalesce((document ->> 'on_debits')::boolean, false)) stored,
  created_by uuid,
  -- Those of the series: once it has an invoice neither can change any more.
  prefix text not null,
  first_number bigint not null,
  -- Numbers of a series have no gap: each names the one before it, up to the first.
  prev_number bigint generated always as (nullif(number - 1, first_number - 1)) stored,
  -- Of the number before: no document is dated before the one that it follows.
  prev_issued_at timestamptz,
  primary key (shop_id, id),
  unique (shop_id, series, number),
  unique (shop_id, series, number, issued_at),
  constraint invoice_follows foreign key (shop_id, series, prev_number) references app.invoice (shop_id, series, number),
  constraint invoice_of_series foreign key (shop_id, series, first_number, prefix) references app.counter (shop_id, series, first, prefix),
  check (number >= first_number),
  constraint invoice_reference_printed check (reference = prefix || right(series, 4) || '-' || lpad(number::text, greatest(5, length(number::text)), '0')),
  constraint invoice_follows_date foreign key (shop_id, series, prev_number, prev_issued_at) references app.invoice (shop_id, series, number, issued_at),
  constraint invoice_in_order check (issued_at >= prev_issued_at and (prev_number is null) = (prev_issued_at is null)),
  constraint invoice_of_its_year check (right(series, 4) = extract(year from issued_on)::int::text),
  unique (shop_id, reference),
  foreign key (shop_id, repair_id) references app.repair (shop_id, id),
  foreign key (shop_id, client_id) references app.client (shop_id, id),
  unique (shop_id, id, payable_key),
  foreign key (shop_id, quote_id, payable_key) references app.quote (shop_id, id, payable_key),
  foreign key (shop_id, credits_id) references app.invoice (shop_id, id),
  unique (shop_id, id, client_id, repair_id),
  constraint invoice_replaces foreign key (shop_id, replaces_id, client_id, repair_id) references app.invoice (shop_id, id, client_id, repair_id),
  check ((kind = 384) = (replaces_id is not null)),
  foreign key (shop_id, technician_id) references app.shop_user (shop_id, id),
  check ((kind in (381, 503)) = (credits_id is not null))
);
select app.protect('app.invoice', 'select, insert');
select app.freeze('app.invoice');
-- One invoice of each turn for a quote.
create unique index invoice_once on app.invoice (shop_id, quote_id, kind, turn) where kind in (380, 386) and quote_id is not null;
-- An invoice is replaced once.
create unique index invoice_replaced_once on app.invoice (shop_id, replaces_id) where replaces_id is not null;
-- What a period cancels, beside what it bills.
create index invoice_replacing on app.invoice (shop_id, issued_on) include (replaces_id) where replaces_id is not null;
create index credits_of on app.invoice (shop_id, credits_id) where credits_id is not null;
create index invoice_of_quote on app.invoice (shop_id, quote_id) where quote_id is not null;
create index invoice_of_repair on app.invoice (shop_id, repair_id);
create index invoice_of_client on app.invoice (shop_id, client_id);
-- Wide enough for the figures of a period: no row of the table is read.
create index invoice_by_date on app.invoice (shop_id, issued_on)
  include (id, kind, technician_id, category_id, total_excl, total_vat, total_incl);
create index invoice_on_debits on app.invoice (shop_id, issued_on) include (id) where on_debits;
create trigger announce after insert on app.invoice for each row execute function app.announce('invoice', 'repair_id');

-- Numbers are taken with their document, or not at all: the counter of a series stands at a document that exists.
alter table app.counter add column issued_last bigint
  generated always as (case when left(series, 1) in ('F', 'A') and last >= first then last end) stored;
alter table app.counter add constraint counter_number_used foreign key (shop_id, series, issued_last)
  references app.invoice (shop_id, series, number) deferrable initially deferred;

-- The deposits that an invoice deducts.
create table app.invoice_deposit (
  shop_id uuid not null,
  invoice_id uuid not null,
  deposit_id uuid not null,
  amount bigint not null check (amount > 0),
  primary key (shop_id, invoice_id, deposit_id),
  foreign key (shop_id, invoice_id) references app.invoice (shop_id, id),
  foreign key (shop_id, deposit_id) references app.invoice (shop_id, id)
);
select app.protect('app.invoice_deposit', 'select, insert');
select app.freeze('app.invoice_deposit');
create index invoice_deposit_of on app.invoice_deposit (shop_id, deposit_id);

-- What was received on an invoice and what was credited: written by the verbs that record movements of money and credit
-- notes, so that the list of unpaid invoices is served by an index. `remainder` is what the client owes, negative when
-- the shop owes money; `bonus_remainder` what the eco-organisation owes.
create table app.invoice_balance (
  shop_id uuid not null,
  invoice_id uuid not null,
  issued_on date not null,
  due_on date not null,
  due bigint not null,
  -- Date of the latest payment or refund of this invoice, from the client or another payer.
  moved_on date,
  credited bigint not null default 0,
  paid bigint not null default 0,
  remainder bigint not null generated always as (due - credited - paid) stored,
  total_incl bigint not null,
  credited_incl bigint not null default 0,
  bonus bigint not null default 0,
  bonus_credited bigint not null default 0,
  bonus_paid bigint not null default 0,
  bonus_remainder bigint not null generated always as (bonus - bonus_credited - bonus_paid) stored,
  -- A corrective invoice stands in its place.
  replaced boolean not null default false,
  primary key (shop_id, invoice_id),
  foreign key (shop_id, invoice_id) references app.invoice (shop_id, id),
  -- Credit notes never give back more than was billed.
  constraint invoice_not_credited_twice check (credited_incl between 0 and total_incl),
  -- What was received on it is carried first; nothing is received, credited or given back on it any more.
  constraint invoice_replaced_settled check (not replaced
    or (paid = 0 and bonus_paid = 0 and remainder = 0 and bonus_remainder = 0 and credited_incl = total_incl))
);
select app.protect('app.invoice_balance', 'select, insert, update');
create index invoice_unpaid on app.invoice_balance (shop_id, due_on, invoice_id) where remainder > 0;
-- How long clients took to pay, over a period.
create index invoice_moved on app.invoice_balance (shop_id, moved_on) include (issued_on, remainder, paid) where moved_on is not null;
create index bonus_unpaid on app.invoice_balance (shop_id, invoice_id) where bonus_remainder > 0;
