-- needs app.shop, app.protect, app.refuse_change, app.freeze, app.announce
create table app.payment (
  shop_id uuid not null,
  id uuid not null default uuidv7(),
  invoice_id uuid not null,
  repair_id uuid not null,
  method text not null check (method in ('cash', 'card', 'cheque', 'transfer', 'other')),
  amount bigint not null check (amount <> 0),
  received_on date not null,
  -- That of the invoice: no money before it.
  payable_from date,
  payable_key date not null generated always as (coalesce(payable_from, '1900-01-01')) stored,
  note text not null default '' check (length(note) <= 500),
  corrects_id uuid,
  created_by uuid,
  created_at timestamptz not null default clock_timestamp(),
  primary key (shop_id, id),
  foreign key (shop_id, invoice_id, payable_key) references app.invoice (shop_id, id, payable_key),
  foreign key (shop_id, repair_id) references app.repair (shop_id, id),
  foreign key (shop_id, corrects_id) references app.payment (shop_id, id),
  check ((amount < 0) = (corrects_id is not null)),
  constraint payment_not_too_early check (amount < 0 or payable_from is null or received_on >= payable_from)
);
select app.protect('app.payment', 'select, insert');
select app.freeze('app.payment');
create unique index payment_corrected_once on app.payment (shop_id, corrects_id) where corrects_id is not null;
create index payment_of_invoice on app.payment (shop_id, invoice_id);
create index payment_by_day on app.payment (shop_id, received_on) include (invoice_id, method, amount);
create trigger announce after insert on app.payment for each row execute function app.announce('payment', 'repair_id');
