-- needs app.shop, app.protect, app.refuse_change, app.freeze, app.token, app.serial_key, app.fold, app.announce, app.announce_journals
-- Numbers per shop, in order; the row stays locked until the transaction that took a number ends.
create table app.counter (
  shop_id uuid not null references app.shop (id),
  series text not null check (series ~ '^[A-Z]\d{4}$'),
  last bigint not null default 0,
  -- What is printed before the year, and the first number of the series: the shop's choice until it is taken.
  prefix text not null check (prefix ~ '^[A-Z]([A-Z0-9+_-]{0,18}[A-Z+_-])?$'),
  first bigint not null default 1 check (first between 1 and 999999999),
  primary key (shop_id, series),
  unique (shop_id, series, first, prefix),
  check (last >= first - 1),
  check (prefix not in ('A', 'D', 'F', 'R') or prefix = left(series, 1)),
  -- Two kinds of document never print the same number, whatever the year.
  constraint counter_prefix_of_one_kind exclude using gist (shop_id with =, prefix with =, (left(series, 1)) with <>)
);
select app.protect('app.counter', 'select');

create table app.appliance (
  shop_id uuid not null,
  id uuid not null default uuidv7(),
  client_id uuid not null,
  kind_id text not null,
  kind text not null,
  name text not null default '',
  brand text not null default '',
  gtin text not null default '',
  model text not null default '',
  type text not null default '',
  serial text not null default '',
  underwarranty boolean not null default false,
  category text not null default '',
  category_id text not null default '',
  created_at timestamptz not null default now(),
  purchased_on date,
  serial_key text collate "C" generated always as (app.serial_key(serial)) stored,
  -- As the repairs' search compares them.
  words text collate "C" not null generated always as (app.fold(kind || ' ' || brand || ' ' || model)) stored,
  primary key (shop_id, id),
  constraint appliance_client foreign key (shop_id, client_id) references app.client (shop_id, unmerged_id)
);
select app.protect('app.appliance', 'select, insert, update');
create index appliance_of on app.appliance (shop_id, client_id);
create index appliance_words on app.appliance using gin (shop_id, words public.gin_trgm_ops) with (fastupdate = off);
create index appliance_by_serial on app.appliance (shop_id, serial_key) where serial_key <> '';
-- The brands that a shop uses are suggested first: counted from the index alone.
create index appliance_by_brand on app.appliance (shop_id, brand) where brand <> '';

-- Directory of the tracking pages: whose repair an unguessable link opens, and nothing else. Its key is the link alone,
-- since the shop is not known yet; the row is written by the statement that writes the repair.
create table app.repair_link (
  sheetid text not null primary key default app.token(),
  shop_id uuid not null
);
select app.protect('app.repair_link', 'select, insert');

create table app.repair (
  shop_id uuid not null,
  id uuid not null default uuidv7(),
  sheetid text not null,
  reference text not null,
  client_id uuid not null,
  appliance_id uuid,
  -- The person it is entrusted to; without one, those of its appointments.
  technician_id uuid,
  intervention_type text not null,
  "where" text not null default 'Atelier' check ("where" in ('Chez le client', 'Atelier')),
  description text not null default '',
  -- The sum of the journal, kept on the row for lists; the store writes both in one transaction.
  status text not null default 'Brouillon' check (status in ('Brouillon', 'Devis à faire', 'Devis à envoyer', 'Devis en attente Client',
    'Devis accepté', 'Devis refusé', 'Livraison / Enlèvement', 'Attente de pièces', 'Prêt à réparer', 'En essai', 'Réparé',
    'Attente de réglement', 'Terminer/Archivé')),
  urgency int not null default 0 check (urgency in (0, 1)),
  -- The word of the safety card that its problem called for; empty for none.
  danger text not null default '' check (length(danger) <= 40),
  archived boolean not null default false,
  -- Once repaired, and never taken back: only then may its client be asked for a review.
  done boolean not null default false,
  -- Where the machine stands in the workshop; empty while it is not there.
  place text not null default '' check (length(place) <= 60),
  -- The first repair of the same machine, when this one is its return.
  return_of uuid check (return_of <> id),
  created_at timestamptz not null default now(),
  created_by uuid,
  "lastUpdateAt" timestamptz not null default now(),
  "statusFrom" timestamptz not null default now(),
  primary key (shop_id, id),
  unique (shop_id, sheetid),
  unique (shop_id, reference),
  unique (shop_id, id, done),
  constraint repair_client foreign key (shop_id, client_id) references app.client (shop_id, unmerged_id),
  foreign key (shop_id, appliance_id) references app.appliance (shop_id, id),
  foreign key (shop_id, return_of) references app.repair (shop_id, id),
  constraint repair_technician foreign key (shop_id, technician_id) references app.shop_user (shop_id, id)
);
select app.protect('app.repair', 'select, insert, update');
-- The order of the board: a page of a status is read along it.
create index repair_by_status on app.repair (shop_id, status, urgency desc, "statusFrom", id);
create index repair_reference on app.repair using gin (shop_id, lower(reference) public.gin_trgm_ops) with (fastupdate = off);
create index repair_return_of on app.repair (shop_id, return_of) where return_of is not null;
create index repair_by_place on app.repair (shop_id, place) where place <> '';
create index repair_of_client on app.repair (shop_id, client_id);
create index repair_of_appliance on app.repair (shop_id, appliance_id);
create trigger announce after insert or update on app.repair for each row execute function app.announce('repair', 'id');

-- The journal: append only, in the database itself.
create table app.repair_item (
  shop_id uuid not null,
  id uuid not null default uuidv7(),
  repair_id uuid not null,
  type text not null check (length(type) <= 60),
  payload jsonb not null,
  author text not null default 'shop' check (author in ('client', 'shop', 'system')),
  created_by uuid,
  created_at timestamptz not null default clock_timestamp(),
  primary key (shop_id, id),
  foreign key (shop_id, repair_id) references app.repair (shop_id, id)
);
select app.protect('app.repair_item', 'select, insert');
select app.freeze('app.repair_item');
create index repair_item_of on app.repair_item (shop_id, repair_id, id);
create trigger announce after insert on app.repair_item
  referencing new table as written for each statement execute function app.announce_journals();

-- Each request that resumed a repair, under the id given by its sender: idempotent.
create table app.repair_resumption (
  shop_id uuid not null,
  id uuid not null,
  repair_id uuid not null,
  at timestamptz not null default clock_timestamp(),
  primary key (shop_id, id),
  foreign key (shop_id, repair_id) references app.repair (shop_id, id)
);
select app.protect('app.repair_resumption', 'select, insert');
select app.freeze('app.repair_resumption');

-- The state is what the columns say; none can contradict it.
create table app.spare_part (
  shop_id uuid not null,
  id uuid not null default uuidv7(),
  repair_id uuid not null,
  description text not null check (length(description) between 1 and 200),
  quantity int not null check (quantity between 1 and 999),
  received int not null default 0,
  supplier text not null default '' check (length(supplier) <= 120),
  -- Of one piece in cents, excl. VAT.
  price bigint check (price >= 0),
  expected_on date,
  ordered boolean not null default false,
  cancelled boolean not null default false,
  state text not null generated always as (case when cancelled then 'cancelled' when received = quantity then 'received'
    when ordered then 'ordered' else 'asked' end) stored,
  created_at timestamptz not null default clock_timestamp(),
  primary key (shop_id, id),
  constraint spare_part_received check (received between 0 and quantity),
  foreign key (shop_id, repair_id) references app.repair (shop_id, id)
);
select app.protect('app.spare_part', 'select, insert, update');
create index spare_part_of on app.spare_part (shop_id, repair_id);
create index spare_part_awaited on app.spare_part (shop_id, expected_on, id) where state in ('asked', 'ordered');
create index spare_part_by_supplier on app.spare_part (shop_id, supplier) where supplier <> '';

-- The shop's own devices, lent to clients while theirs is repaired.
create table app.loan_device (
  shop_id uuid not null references app.shop (id),
  id uuid not null default uuidv7(),
  name text not null check (length(name) between 1 and 120),
  created_at timestamptz not null default clock_timestamp(),
  -- No longer lent; the loans of the past keep its name.
  retired_at timestamptz,
  primary key (shop_id, id),
  constraint loan_device_name unique (shop_id, name)
);
select app.protect('app.loan_device', 'select, insert, update');
create trigger announce after update on app.loan_device for each row execute function app.announce('repair', 'id');

create table app.loan (
  shop_id uuid not null,
  id uuid not null default uuidv7(),
  device_id uuid not null,
  repair_id uuid not null,
  due_on date not null,
  lent_at timestamptz not null,
  returned_at timestamptz check (returned_at >= lent_at),
  primary key (shop_id, id),
  foreign key (shop_id, device_id) references app.loan_device (shop_id, id),
  foreign key (shop_id, repair_id) references app.repair (shop_id, id)
);
select app.protect('app.loan', 'select, insert, update');
create unique index loan_open on app.loan (shop_id, device_id) where returned_at is null;
create index loan_of on app.loan (shop_id, repair_id);
create index loan_of_device on app.loan (shop_id, device_id);

-- Time that a person spent on a repair; `minutes` is written when it stops, and may be corrected.
create table app.work_time (
  shop_id uuid not null,
  id uuid not null default uuidv7(),
  repair_id uuid not null,
  user_id uuid not null,
  started_at timestamptz not null,
  minutes int check (minutes between 0 and 6000),
  primary key (shop_id, id),
  foreign key (shop_id, repair_id) references app.repair (shop_id, id),
  foreign key (shop_id, user_id) references app.shop_user (shop_id, id)
);
select app.protect('app.work_time', 'select, insert, update');
create unique index work_time_running on app.work_time (shop_id, user_id) where minutes is null;
create index work_time_of on app.work_time (shop_id, repair_id);
create index work_time_of_user on app.work_time (shop_id, user_id);
create trigger announce after insert on app.work_time for each row execute function app.announce('repair', 'repair_id');
