-- needs app.shop, app.protect, app.announce, app.fold
-- What the shop sells, with its price: labour, travel zones, flat rates, parts. A quote copies what it takes.
create table app.price (
  shop_id uuid not null references app.shop (id),
  id uuid not null,
  kind text not null check (kind in ('labour', 'travel', 'part')),
  -- The supplier's or the maker's own; one price per supplier and reference.
  reference text not null default '' check (length(reference) <= 60),
  brand text not null default '' check (length(brand) <= 60),
  label text not null check (length(label) between 1 and 300),
  supplier text not null default '' check (length(supplier) <= 120),
  unit text not null default '' check (length(unit) <= 20),
  -- Cents excl. VAT.
  unit_price bigint not null check (unit_price between 0 and 100000000),
  -- What the supplier asks: the shop alone sees it.
  purchase_price bigint check (purchase_price between 0 and 100000000),
  vat_rate int not null check (vat_rate between 0 and 10000),
  condition text check (condition in ('new', 'used')),
  stock int check (stock between -1000000 and 1000000),
  -- The furthest of a travel zone, by road.
  up_to_km int check (up_to_km between 0 and 1000),
  -- The last import that wrote it; null once a person changed it.
  import_id uuid,
  updated_at timestamptz not null,
  -- As the search compares them: « DC31-00054A » is also found by « dc3100054a ».
  reference_key text collate "C" generated always as (lower(regexp_replace(reference, '[^[:alnum:]]', '', 'g') collate pg_catalog.pg_c_utf8)) stored,
  -- Without the reference, whose trigrams are all different: they made an import four times longer.
  search text collate "C" generated always as (app.fold(label || ' ' || brand)) stored,
  primary key (shop_id, id),
  check ((kind = 'part') = (condition is not null)),
  check (kind = 'travel' or up_to_km is null),
  check (kind = 'part' or stock is null)
);
select app.protect('app.price', 'select, insert, update, delete');
create unique index price_reference on app.price (shop_id, supplier, reference_key) where reference <> '';
create index price_by_reference on app.price (shop_id, reference_key);
create index price_by_label on app.price (shop_id, search, id);
create index price_of_kind on app.price (shop_id, kind, search, id);
-- A list of pending entries would be read by each search until it is emptied: an import empties it (app.settle_prices).
create index price_search on app.price using gin (shop_id, search public.gin_trgm_ops) with (gin_pending_list_limit = 4096);

-- The words of the prices, each once: a misspelt one is looked for here. None is taken out, and an old one finds nothing.
create table app.price_word (
  shop_id uuid not null references app.shop (id),
  word text collate "C" not null,
  primary key (shop_id, word)
);
select app.protect('app.price_word', 'select, insert');
create index price_word_near on app.price_word using gin (shop_id, word public.gin_trgm_ops) with (fastupdate = off);

-- Suppliers' files, and what each wrote, so that it is undone whole.
create table app.price_import (
  shop_id uuid not null references app.shop (id),
  id uuid not null,
  filename text not null check (length(filename) <= 200),
  supplier text not null,
  at timestamptz not null,
  created_by uuid,
  created int not null,
  updated int not null,
  unchanged int not null,
  faulty int not null,
  -- The first ones.
  faults jsonb not null,
  undone_at timestamptz,
  kept int not null default 0,
  primary key (shop_id, id)
);
select app.protect('app.price_import', 'select, insert, update');
create index price_import_latest on app.price_import (shop_id, at desc);
create table app.price_import_row (
  shop_id uuid not null,
  import_id uuid not null,
  price_id uuid not null,
  -- As the price was before; null for one that the import created.
  before jsonb,
  primary key (shop_id, import_id, price_id),
  foreign key (shop_id, import_id) references app.price_import (shop_id, id)
);
select app.protect('app.price_import_row', 'select, insert');
create trigger announce after insert or update on app.price_import for each row execute function app.announce('price', '');

-- « Forfaits »: lines inserted whole in a quote.
create table app.package (
  shop_id uuid not null references app.shop (id),
  id uuid not null,
  name text not null check (length(name) between 1 and 120),
  -- Kinds of the catalogue that it is offered for; empty: all.
  kind_ids text[] not null default '{}' check (cardinality(kind_ids) <= 100),
  -- As those of a quote; `price_id` names the price that a line follows.
  lines jsonb not null,
  updated_at timestamptz not null,
  primary key (shop_id, id),
  constraint package_name unique (shop_id, name)
);
select app.protect('app.package', 'select, insert, update, delete');
create trigger announce after insert or update or delete on app.package for each row execute function app.announce('price', '');
