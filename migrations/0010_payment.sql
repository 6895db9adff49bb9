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

-- Cheques taken to the bank together: the number of the slip is the shop's own. One cheque is one movement, a payment or a
-- late fee.
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
  -- The first entry of the payment: it exists.
  position int check (position = 0),
  late_fee_id uuid check (late_fee_id = movement_id),
  primary key (shop_id, movement_id),
  foreign key (shop_id, remittance_id) references app.remittance (shop_id, id),
  foreign key (shop_id, movement_id, position) references app.payment (shop_id, movement_id, position),
  check ((position is null) = (late_fee_id is not null))
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

-- A client contests an invoice, until the shop lifts it: no reminder leaves meanwhile.
create table app.invoice_dispute (
  shop_id uuid not null,
  id uuid not null default uuidv7(),
  invoice_id uuid not null,
  reason text not null check (length(reason) between 1 and 500),
  created_by uuid,
  created_at timestamptz not null,
  lifted_by uuid,
  lifted_at timestamptz check (lifted_at >= created_at),
  primary key (shop_id, id),
  foreign key (shop_id, invoice_id) references app.invoice (shop_id, id),
  check (lifted_by is null or lifted_at is not null)
);
select app.protect('app.invoice_dispute', 'select, insert, update');
create unique index invoice_disputed_once on app.invoice_dispute (shop_id, invoice_id) where lifted_at is null;
create trigger announce after insert or update on app.invoice_dispute for each row execute function app.announce('invoice', '');

-- The rate of legal interest that a shop wrote, from that day on, in hundredths of a percent; the ones that the product knows
-- stand in domain/payment/late/rates.ts.
create table app.legal_rate (
  shop_id uuid not null references app.shop (id),
  from_on date not null,
  rate int not null check (rate between 0 and 3000),
  primary key (shop_id, from_on)
);
select app.protect('app.legal_rate', 'select, insert, update, delete');

-- Late interest and the indemnity of 40 EUR that a professional paid: beside the invoice, which they do not change. They are
-- damages: no turnover, no VAT. A typing error is taken back by its opposite.
create table app.late_fee (
  shop_id uuid not null,
  -- Chosen by the browser: a request sent twice is one.
  id uuid not null,
  invoice_id uuid not null,
  interest bigint not null,
  indemnity bigint not null check (indemnity in (-4000, 0, 4000)),
  method text not null check (method in ('cash', 'card', 'cheque', 'transfer', 'other')),
  reference text not null default '' check (length(reference) <= 60),
  received_on date not null,
  -- How many indemnities of this invoice were taken back before: one counts at a time.
  turn int not null default 0 check (turn >= 0),
  corrects_id uuid,
  created_by uuid,
  created_at timestamptz not null,
  primary key (shop_id, id),
  foreign key (shop_id, invoice_id) references app.invoice (shop_id, id),
  foreign key (shop_id, corrects_id) references app.late_fee (shop_id, id),
  check (case when corrects_id is null then interest >= 0 and indemnity >= 0 else interest <= 0 and indemnity <= 0 end),
  check (interest + indemnity <> 0)
);
select app.protect('app.late_fee', 'select, insert');
select app.freeze('app.late_fee');
create index late_fee_of on app.late_fee (shop_id, invoice_id);
create index late_fee_by_day on app.late_fee (shop_id, received_on);
create unique index late_fee_indemnity_once on app.late_fee (shop_id, invoice_id, turn) where indemnity > 0;
create unique index late_fee_corrected_once on app.late_fee (shop_id, corrects_id) where corrects_id is not null;
create index late_fee_by_cheque on app.late_fee (shop_id, received_on) where method = 'cheque' and corrects_id is null;
alter table app.remittance_cheque add foreign key (shop_id, late_fee_id) references app.late_fee (shop_id, id);
create trigger announce after insert on app.late_fee for each row execute function app.announce('payment', '');

-- The account at the card service to which a shop's clients pay: its money never passes through ours.
create table app.card_account (
  shop_id uuid primary key references app.shop (id),
  account text not null check (account ~ '^acct_[A-Za-z0-9]{1,60}$'),
  -- The service lets it take money.
  ready boolean not null default false,
  created_at timestamptz not null
);
select app.protect('app.card_account', 'select, insert, update');
create trigger announce after insert or update on app.card_account for each row execute function app.announce('shop', '');

-- A payment asked of a client on the pages of the card service. `id` is the key of its requests, and the movement that it makes.
create table app.card_payment (
  shop_id uuid not null,
  id uuid not null,
  invoice_id uuid not null,
  account text not null,
  amount bigint not null check (amount > 0),
  status text not null default 'open' check (status in ('open', 'paid', 'failed', 'expired', 'replaced')),
  session_id text,
  url text not null default '',
  -- What a refund names.
  payment_id text,
  -- What of it was too much, and is kept for the client.
  kept bigint not null default 0 check (kept >= 0),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  settled_at timestamptz,
  primary key (shop_id, id),
  foreign key (shop_id, invoice_id) references app.invoice (shop_id, id),
  check ((status = 'paid') = (payment_id is not null and settled_at is not null))
);
select app.protect('app.card_payment', 'select, insert, update');
create unique index card_payment_open on app.card_payment (shop_id, invoice_id) where status = 'open';
create index card_payment_of on app.card_payment (shop_id, invoice_id);

-- Money that goes back on the card that paid: `id` is that of the movement.
create table app.card_refund (
  shop_id uuid not null,
  id uuid not null,
  card_payment_id uuid not null,
  amount bigint not null check (amount > 0),
  status text not null default 'pending' check (status in ('pending', 'succeeded', 'failed')),
  error text not null default '' check (length(error) <= 500),
  created_at timestamptz not null,
  settled_at timestamptz,
  primary key (shop_id, id),
  foreign key (shop_id, card_payment_id) references app.card_payment (shop_id, id)
);
select app.protect('app.card_refund', 'select, insert, update');
create index card_refund_of on app.card_refund (shop_id, card_payment_id);
create trigger announce after insert or update on app.card_refund for each row execute function app.announce('payment', '');
