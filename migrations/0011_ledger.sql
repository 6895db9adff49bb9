-- needs app.shop, app.protect, app.refuse_change, app.freeze, app.advance_ledger
-- The chain. Each link is an HMAC computed by the server with a key that is never in the database.
create table app.ledger_entry (
  shop_id uuid not null references app.shop (id),
  seq bigint not null,
  kind text not null check (kind in ('invoice', 'credit', 'payment')),
  ref_id uuid not null,
  at timestamptz not null,
  payload text not null,
  prev text not null,
  hash text not null,
  primary key (shop_id, seq),
  unique (shop_id, ref_id)
);
select app.protect('app.ledger_entry', 'select, insert');
select app.freeze('app.ledger_entry');
create trigger advance after insert on app.ledger_entry for each row execute function app.advance_ledger();

create table app.ledger_head (
  shop_id uuid primary key references app.shop (id),
  seq bigint not null default 0,
  hash text not null default repeat('0', 64)
);
select app.protect('app.ledger_head', 'select');
