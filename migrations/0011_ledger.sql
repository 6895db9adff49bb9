-- needs app.shop, app.protect, app.refuse_change, app.freeze
-- The chain. Each link is an HMAC computed by the server with a key that is never in the database. A link names its
-- predecessor by a foreign key, so that there is neither a gap nor a fork; the first one starts from zeros.
create table app.ledger_entry (
  shop_id uuid not null references app.shop (id),
  seq bigint not null check (seq > 0),
  kind text not null check (kind in ('invoice', 'deposit', 'credit', 'payment', 'refund', 'correction', 'transfer', 'late-fee', 'paper', 'quote', 'answer', 'withdrawal', 'closing', 'archive', 'identity', 'export', 'reprint')),
  ref_id uuid not null,
  at timestamptz not null,
  payload text not null,
  prev text not null,
  hash text not null,
  prev_seq bigint generated always as (nullif(seq - 1, 0)) stored,
  prev_at timestamptz,
  -- Day in whose books a document or a movement counts; null for what counts in none.
  dated_on date,
  -- Last day that is closed once this entry is written: a closing alone moves it, and never back.
  closed_to date not null default '1900-01-01',
  prev_closed_to date not null default '1900-01-01',
  primary key (shop_id, seq),
  unique (shop_id, ref_id),
  unique (shop_id, ref_id, dated_on),
  unique (shop_id, seq, hash),
  unique (shop_id, seq, at, closed_to),
  constraint ledger_entry_follows foreign key (shop_id, prev_seq, prev) references app.ledger_entry (shop_id, seq, hash),
  -- Time never goes back along the chain.
  constraint ledger_entry_follows_date foreign key (shop_id, prev_seq, prev_at, prev_closed_to)
    references app.ledger_entry (shop_id, seq, at, closed_to),
  constraint ledger_entry_in_order check (at >= prev_at and (seq = 1) = (prev_at is null)),
  constraint ledger_entry_starts check (seq > 1 or (prev = repeat('0', 64) and prev_closed_to = '1900-01-01')),
  constraint ledger_entry_closes check (case kind when 'closing' then closed_to >= prev_closed_to else closed_to = prev_closed_to end),
  constraint ledger_entry_dated check ((dated_on is not null) = (kind in ('invoice', 'deposit', 'credit', 'payment', 'refund', 'correction', 'transfer', 'late-fee'))),
  -- Nothing is written in a month that is closed.
  constraint ledger_entry_open check (dated_on > closed_to)
);
select app.protect('app.ledger_entry', 'select, insert');
select app.freeze('app.ledger_entry');

-- A document or a movement without its link is not committed.
alter table app.invoice add constraint invoice_sealed foreign key (shop_id, id, issued_on)
  references app.ledger_entry (shop_id, ref_id, dated_on) deferrable initially deferred;
alter table app.payment add constraint payment_sealed foreign key (shop_id, movement_id, received_on)
  references app.ledger_entry (shop_id, ref_id, dated_on) deferrable initially deferred;
alter table app.late_fee add constraint late_fee_sealed foreign key (shop_id, id, received_on)
  references app.ledger_entry (shop_id, ref_id, dated_on) deferrable initially deferred;

alter table app.quote_version add constraint quote_version_sealed foreign key (shop_id, seal_id)
  references app.ledger_entry (shop_id, ref_id) deferrable initially deferred;
alter table app.quote_answer add constraint quote_answer_sealed foreign key (shop_id, seal_id)
  references app.ledger_entry (shop_id, ref_id) deferrable initially deferred;
alter table app.quote_withdrawal add constraint quote_withdrawal_sealed foreign key (shop_id, seal_id)
  references app.ledger_entry (shop_id, ref_id) deferrable initially deferred;
alter table app.shop_identity add constraint shop_identity_sealed foreign key (shop_id, seal_id)
  references app.ledger_entry (shop_id, ref_id) deferrable initially deferred;
alter table app.paper add constraint paper_sealed foreign key (shop_id, id)
  references app.ledger_entry (shop_id, ref_id) deferrable initially deferred;

-- One row for each shop, locked by each transaction that adds a link: see app.lock_ledger.
create table app.ledger_lock (shop_id uuid primary key references app.shop (id));
select app.protect('app.ledger_lock', 'select');

-- What left with the accounts, by name.
create table app.ledger_export (
  shop_id uuid not null references app.shop (id),
  id uuid not null,
  at timestamptz not null,
  account_id uuid,
  file text not null check (length(file) <= 120),
  period_from date,
  period_to date,
  primary key (shop_id, id),
  check ((period_from is null) = (period_to is null)),
  constraint ledger_export_sealed foreign key (shop_id, id) references app.ledger_entry (shop_id, ref_id) deferrable initially deferred
);
select app.protect('app.ledger_export', 'select, insert');
select app.freeze('app.ledger_export');

-- An issued document that the office opened again, once a day for each person.
create table app.reprint (
  shop_id uuid not null,
  id uuid not null,
  invoice_id uuid not null,
  at timestamptz not null,
  on_day date not null,
  account_id uuid not null,
  primary key (shop_id, id),
  unique (shop_id, invoice_id, account_id, on_day),
  foreign key (shop_id, invoice_id) references app.invoice (shop_id, id),
  constraint reprint_sealed foreign key (shop_id, id) references app.ledger_entry (shop_id, ref_id) deferrable initially deferred
);
select app.protect('app.reprint', 'select, insert');
select app.freeze('app.reprint');
