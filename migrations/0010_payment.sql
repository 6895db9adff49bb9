-- needs app.shop, app.protect, app.refuse_change, app.freeze, app.announce
-- What a movement of money is on one invoice, or on the client's account: rows of one movement share its id, which the
-- browser chose, so that a request sent twice is one movement. Nothing here is ever changed.
create table app.payment (
  shop_id uuid not null,
  id uuid not null default uuidv7(),
  movement_id uuid not null,
  position int not null default 0 check (position between 0 and 50),
  -- A refund goes out; a correction is the opposite of a typing error; a transfer uses money kept on account.
  kind text not null default 'payment' check (kind in ('payment', 'refund', 'correction', 'transfer')),
  -- Null on the client's account.
  invoice_id uuid,
  client_id uuid not null,
  repair_id uuid not null,
  -- Who pays, or is paid back. An eco-organisation pays the bonus and nothing else.
  payer text not null default 'client' check (payer in ('client', 'insurer', 'manufacturer', 'agency', 'eco-organisation', 'other')),
  payer_name text not null default '' check (length(payer_name) <= 200),
  method text not null check (method in ('cash', 'card', 'cheque', 'transfer', 'other', 'account')),
  -- Of the cheque or of the transfer.
  reference text not null default '' check (length(reference) <= 60),
  -- Positive when the shop receives it.
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
  constraint payment_not_too_early check (kind <> 'payment' or payable_from is null or received_on >= payable_from),
  constraint payment_once unique (shop_id, movement_id, position),
  foreign key (shop_id, client_id) references app.client (shop_id, id),
  check ((kind = 'correction') = (corrects_id is not null)),
  check (kind <> 'payment' or amount > 0),
  check (kind <> 'refund' or amount < 0),
  check (kind in ('transfer', 'correction') or method <> 'account'),
  check (payer = 'client' or payer = 'eco-organisation' or payer_name <> ''),
  check (payer <> 'eco-organisation' or invoice_id is not null)
);
select app.protect('app.payment', 'select, insert');
select app.freeze('app.payment');
create unique index payment_corrected_once on app.payment (shop_id, corrects_id) where corrects_id is not null;
create index payment_of_invoice on app.payment (shop_id, invoice_id);
-- What came in in cash for one repair, whatever documents bill it: the law has a limit.
create index payment_in_cash on app.payment (shop_id, repair_id) include (invoice_id, amount) where method = 'cash';
create index payment_of_account on app.payment (shop_id, client_id) where invoice_id is null;
create index payment_by_day on app.payment (shop_id, received_on) include (invoice_id, method, amount);
create trigger announce after insert on app.payment for each row execute function app.announce('payment', 'repair_id');

-- Cheques taken to the bank together: the number of the slip is the shop's own. One cheque is one movement.
create table app.remittance (
  shop_id uuid not null,
  id uuid not null default uuidv7(),
  number int not null check (number > 0),
  remitted_on date not null,
  total bigint not null check (total > 0),
  count int not null check (count > 0),
  created_by uuid,
  created_at timestamptz not null,
  primary key (shop_id, id),
  constraint remittance_number unique (shop_id, number)
);
select app.protect('app.remittance', 'select, insert');
select app.freeze('app.remittance');
create table app.remittance_cheque (
  shop_id uuid not null,
  remittance_id uuid not null,
  movement_id uuid not null,
  -- The first entry of the movement: it exists.
  position int not null default 0 check (position = 0),
  primary key (shop_id, movement_id),
  foreign key (shop_id, remittance_id) references app.remittance (shop_id, id),
  foreign key (shop_id, movement_id, position) references app.payment (shop_id, movement_id, position)
);
select app.protect('app.remittance_cheque', 'select, insert');
select app.freeze('app.remittance_cheque');
create index remittance_cheque_of on app.remittance_cheque (shop_id, remittance_id);
create index payment_by_cheque on app.payment (shop_id, received_on) where method = 'cheque' and kind = 'payment';

-- What was received on each invoice, by rate of VAT and by nature, incl. VAT and its VAT: written by each movement, and
-- by a credit note that changes what the money received was for (its rows add up to nothing).
create table app.payment_share (
  shop_id uuid not null,
  -- The payment, or the credit note.
  cause_id uuid not null,
  invoice_id uuid not null,
  vat_rate int not null check (vat_rate between 0 and 10000),
  nature text not null check (nature in ('goods', 'services')),
  amount bigint not null,
  vat bigint not null,
  received_on date not null,
  primary key (shop_id, cause_id, invoice_id, vat_rate, nature),
  foreign key (shop_id, invoice_id) references app.invoice (shop_id, id),
  check (amount <> 0 or vat <> 0)
);
select app.protect('app.payment_share', 'select, insert');
select app.freeze('app.payment_share');
create index payment_share_of on app.payment_share (shop_id, invoice_id);
create index payment_share_by_day on app.payment_share (shop_id, received_on) include (vat_rate, nature, amount, vat);
