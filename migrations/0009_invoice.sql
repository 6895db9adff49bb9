-- Issued documents. Nothing here is ever changed: an error is corrected by a credit note, a payment by its opposite.
create table app.invoice (
  shop_id uuid not null,
  id uuid not null default uuidv7(),
  kind int not null check (kind in (380, 381, 386)),
  series text not null,
  number bigint not null,
  reference text not null check (reference ~ '^[A-Za-z0-9+_/-]{1,35}$'),
  repair_id uuid not null,
  client_id uuid not null,
  quote_id uuid,
  credits_id uuid,
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
  created_by uuid,
  primary key (shop_id, id),
  unique (shop_id, series, number),
  unique (shop_id, reference),
  foreign key (shop_id, repair_id) references app.repair (shop_id, id),
  foreign key (shop_id, client_id) references app.client (shop_id, id),
  foreign key (shop_id, quote_id) references app.quote (shop_id, id),
  foreign key (shop_id, credits_id) references app.invoice (shop_id, id),
  check ((kind = 381) = (credits_id is not null))
);
select app.protect('app.invoice', 'select, insert');
select app.freeze('app.invoice');
-- One invoice for a quote, one whole credit note for an invoice.
create unique index invoice_once on app.invoice (shop_id, quote_id) where kind = 380 and quote_id is not null;
create unique index credit_once on app.invoice (shop_id, credits_id) where credits_id is not null;
create index invoice_of_repair on app.invoice (shop_id, repair_id);
create index invoice_by_date on app.invoice (shop_id, issued_on);
create trigger announce after insert on app.invoice for each row execute function app.announce('invoice', 'repair_id');

-- The number is the one that this very transaction took: no other can be written.
create function app.check_invoice_number() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if new.number is distinct from (select c.last from app.counter c where c.shop_id = new.shop_id and c.series = new.series) then
    raise exception 'invoice number % of series % was not taken from the counter', new.number, new.series using errcode = 'ET002';
  end if;
  return new;
end $$;
create trigger numbered before insert on app.invoice for each row execute function app.check_invoice_number();

create table app.payment (
  shop_id uuid not null,
  id uuid not null default uuidv7(),
  invoice_id uuid not null,
  repair_id uuid not null,
  method text not null check (method in ('cash', 'card', 'cheque', 'transfer', 'other')),
  amount bigint not null check (amount <> 0),
  received_on date not null,
  note text not null default '' check (length(note) <= 500),
  corrects_id uuid,
  created_by uuid,
  created_at timestamptz not null default clock_timestamp(),
  primary key (shop_id, id),
  foreign key (shop_id, invoice_id) references app.invoice (shop_id, id),
  foreign key (shop_id, repair_id) references app.repair (shop_id, id),
  foreign key (shop_id, corrects_id) references app.payment (shop_id, id),
  check ((amount < 0) = (corrects_id is not null))
);
select app.protect('app.payment', 'select, insert');
select app.freeze('app.payment');
create unique index payment_corrected_once on app.payment (shop_id, corrects_id) where corrects_id is not null;
create index payment_of_invoice on app.payment (shop_id, invoice_id);
create trigger announce after insert on app.payment for each row execute function app.announce('payment', 'repair_id');

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

create table app.ledger_head (
  shop_id uuid primary key references app.shop (id),
  seq bigint not null default 0,
  hash text not null default repeat('0', 64)
);
select app.protect('app.ledger_head', 'select');

-- Locks the shop's head until the end of the transaction and answers it.
create function app.lock_ledger() returns app.ledger_head
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  insert into app.ledger_head as h (shop_id) values (app.shop()) on conflict (shop_id) do update set seq = h.seq returning h.*
$$;
create function app.advance_ledger() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update app.ledger_head set seq = new.seq, hash = new.hash
    where shop_id = new.shop_id and seq = new.seq - 1 and hash = new.prev;
  if not found then
    raise exception 'ledger entry % does not follow the head', new.seq using errcode = 'ET003';
  end if;
  return null;
end $$;
create trigger advance after insert on app.ledger_entry for each row execute function app.advance_ledger();
revoke all on function app.lock_ledger from public;
grant execute on function app.lock_ledger to etabli_app;
