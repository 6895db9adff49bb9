-- needs app.shop, app.protect, app.refuse_change, app.freeze, app.announce
-- Invoices of the shop's suppliers: what was received is kept as its bytes and never changed; what the shop decides of it
-- is added to it.
create table app.supplier_invoice (
  shop_id uuid not null references app.shop (id),
  id uuid not null default uuidv7(),
  source text not null check (source in ('platform', 'upload')),
  -- The platform's name of what it handed over.
  flow_id text check (length(flow_id) between 1 and 200),
  format text not null check (format in ('facturx', 'cii', 'ubl', 'pdf', 'other')),
  supplier_name text not null check (length(supplier_name) between 1 and 200),
  supplier_siren text not null default '' check (supplier_siren ~ '^([0-9]{9})?$'),
  -- Who it is from, to know the same invoice again.
  supplier_key text not null generated always as (case when supplier_siren <> '' then supplier_siren else lower(supplier_name) end) stored,
  reference text not null check (length(reference) between 1 and 60),
  kind int not null check (kind between 1 and 999),
  issued_on date not null,
  due_on date,
  total_excl bigint not null,
  total_vat bigint not null,
  total_incl bigint not null,
  due bigint not null,
  -- Lines, VAT by rate and bank account, as read.
  facts jsonb not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  received_at timestamptz not null,
  created_by uuid,
  primary key (shop_id, id),
  constraint supplier_invoice_once unique (shop_id, supplier_key, reference),
  check ((source = 'platform') = (flow_id is not null))
);
select app.protect('app.supplier_invoice', 'select, insert');
select app.freeze('app.supplier_invoice');
create unique index supplier_invoice_flow on app.supplier_invoice (shop_id, flow_id) where flow_id is not null;
create index supplier_invoice_by_date on app.supplier_invoice (shop_id, received_at);
create trigger announce after insert on app.supplier_invoice for each row execute function app.announce('invoice', '');

-- The very bytes that were received.
create table app.supplier_invoice_file (
  shop_id uuid not null,
  supplier_invoice_id uuid not null,
  mime text not null check (mime in ('application/pdf', 'application/xml', 'application/octet-stream')),
  bytes bytea not null check (length(bytes) between 1 and 12582912),
  primary key (shop_id, supplier_invoice_id),
  foreign key (shop_id, supplier_invoice_id) references app.supplier_invoice (shop_id, id)
);
select app.protect('app.supplier_invoice_file', 'select, insert');
select app.freeze('app.supplier_invoice_file');

-- What the shop says of it, in order: two people who decide at once take the same position, and one of them is refused.
create table app.supplier_invoice_status (
  shop_id uuid not null,
  id uuid not null default uuidv7(),
  supplier_invoice_id uuid not null,
  position int not null check (position > 0),
  code int not null check (code in (205, 207, 210, 211)),
  reason_code text not null default '' check (length(reason_code) <= 60),
  reason text not null default '' check (length(reason) <= 500),
  at timestamptz not null,
  created_by uuid,
  primary key (shop_id, id),
  constraint supplier_invoice_status_once unique (shop_id, supplier_invoice_id, position),
  foreign key (shop_id, supplier_invoice_id) references app.supplier_invoice (shop_id, id)
);
select app.protect('app.supplier_invoice_status', 'select, insert');
select app.freeze('app.supplier_invoice_status');
create trigger announce after insert on app.supplier_invoice_status for each row execute function app.announce('invoice', '');

-- Which part of a repair a line bills.
create table app.supplier_invoice_match (
  shop_id uuid not null,
  supplier_invoice_id uuid not null,
  -- From 1, as on the invoice.
  line int not null check (line > 0),
  spare_part_id uuid not null,
  created_by uuid,
  created_at timestamptz not null,
  primary key (shop_id, supplier_invoice_id, line),
  -- A part is bought once.
  constraint spare_part_billed_once unique (shop_id, spare_part_id),
  foreign key (shop_id, supplier_invoice_id) references app.supplier_invoice (shop_id, id),
  foreign key (shop_id, spare_part_id) references app.spare_part (shop_id, id)
);
select app.protect('app.supplier_invoice_match', 'select, insert, delete');
create trigger announce after insert or delete on app.supplier_invoice_match for each row execute function app.announce('invoice', '');

-- A file that came and that nothing could read: its bytes are kept, until a person enters what it says or sets it aside.
create table app.unread_file (
  shop_id uuid not null references app.shop (id),
  id uuid not null default uuidv7(),
  source text not null check (source in ('platform', 'upload')),
  flow_id text check (length(flow_id) between 1 and 200),
  reason text not null check (reason in ('supplier-invoice-plain', 'supplier-invoice-unreadable', 'supplier-invoice-currency',
    'xml-unreadable', 'xml-too-large')),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  bytes bytea not null check (length(bytes) between 1 and 12582912),
  received_at timestamptz not null,
  created_by uuid,
  primary key (shop_id, id),
  constraint unread_file_once unique (shop_id, sha256),
  check ((source = 'platform') = (flow_id is not null))
);
select app.protect('app.unread_file', 'select, insert');
select app.freeze('app.unread_file');
create trigger announce after insert on app.unread_file for each row execute function app.announce('invoice', '');

-- What became of it, once: the invoice that a person entered, or none when it was set aside.
create table app.unread_file_outcome (
  shop_id uuid not null,
  unread_file_id uuid not null,
  supplier_invoice_id uuid,
  reason text not null default '' check (length(reason) <= 300),
  at timestamptz not null,
  created_by uuid,
  primary key (shop_id, unread_file_id),
  foreign key (shop_id, unread_file_id) references app.unread_file (shop_id, id),
  foreign key (shop_id, supplier_invoice_id) references app.supplier_invoice (shop_id, id)
);
select app.protect('app.unread_file_outcome', 'select, insert');
select app.freeze('app.unread_file_outcome');
create trigger announce after insert on app.unread_file_outcome for each row execute function app.announce('invoice', '');
