-- needs app.shop, app.protect, app.refuse_change, app.freeze
-- The chain. Each link is an HMAC computed by the server with a key that is never in the database. A link names its
-- predecessor by a foreign key, so that there is neither a gap nor a fork; the first one starts from zeros.
create table app.ledger_entry (
  shop_id uuid not null references app.shop (id),
  seq bigint not null check (seq > 0),
  kind text not null check (kind in ('invoice', 'deposit', 'credit', 'payment', 'refund', 'correction', 'transfer', 'paper', 'quote', 'answer', 'withdrawal')),
  ref_id uuid not null,
  at timestamptz not null,
  payload text not null,
  prev text not null,
  hash text not null,
  prev_seq bigint generated always as (nullif(seq - 1, 0)) stored,
  prev_at timestamptz,
  primary key (shop_id, seq),
  unique (shop_id, ref_id),
  unique (shop_id, seq, hash),
  unique (shop_id, seq, at),
  constraint ledger_entry_follows foreign key (shop_id, prev_seq, prev) references app.ledger_entry (shop_id, seq, hash),
  -- Time never goes back along the chain.
  constraint ledger_entry_follows_date foreign key (shop_id, prev_seq, prev_at) references app.ledger_entry (shop_id, seq, at),
  constraint ledger_entry_in_order check (at >= prev_at and (seq = 1) = (prev_at is null)),
  constraint ledger_entry_starts check (seq > 1 or prev = repeat('0', 64))
);
select app.protect('app.ledger_entry', 'select, insert');
select app.freeze('app.ledger_entry');

-- A document or a movement without its link is not committed.
alter table app.invoice add constraint invoice_sealed foreign key (shop_id, id)
  references app.ledger_entry (shop_id, ref_id) deferrable initially deferred;
alter table app.payment add constraint payment_sealed foreign key (shop_id, movement_id)
  references app.ledger_entry (shop_id, ref_id) deferrable initially deferred;

alter table app.quote_version add constraint quote_version_sealed foreign key (shop_id, seal_id)
  references app.ledger_entry (shop_id, ref_id) deferrable initially deferred;
alter table app.quote_answer add constraint quote_answer_sealed foreign key (shop_id, seal_id)
  references app.ledger_entry (shop_id, ref_id) deferrable initially deferred;
alter table app.quote_withdrawal add constraint quote_withdrawal_sealed foreign key (shop_id, seal_id)
  references app.ledger_entry (shop_id, ref_id) deferrable initially deferred;
alter table app.paper add constraint paper_sealed foreign key (shop_id, id)
  references app.ledger_entry (shop_id, ref_id) deferrable initially deferred;

-- One row for each shop, locked by each transaction that adds a link: see app.lock_ledger.
create table app.ledger_lock (shop_id uuid primary key references app.shop (id));
select app.protect('app.ledger_lock', 'select');
