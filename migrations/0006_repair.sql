-- Numbers per shop, in order; the row stays locked until the transaction that took a number ends.
create table app.counter (
  shop_id uuid not null references app.shop (id),
  series text not null check (series ~ '^[A-Z]\d{4}$'),
  last bigint not null default 0,
  primary key (shop_id, series)
);
select app.protect('app.counter', 'select');

create function app.take_number(p_series text) returns bigint
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  insert into app.counter as c values (app.shop(), p_series, 1)
  on conflict (shop_id, series) do update set last = c.last + 1 returning last
$$;
revoke all on function app.take_number from public;
grant execute on function app.take_number to etabli_app;

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
  primary key (shop_id, id),
  foreign key (shop_id, client_id) references app.client (shop_id, id)
);
select app.protect('app.appliance', 'select, insert, update');
create index appliance_of on app.appliance (shop_id, client_id);

create table app.repair (
  shop_id uuid not null,
  id uuid not null default uuidv7(),
  sheetid text not null default app.token(),
  reference text not null,
  client_id uuid not null,
  appliance_id uuid,
  intervention_type text not null,
  "where" text not null default 'Atelier' check ("where" in ('Chez le client', 'Atelier')),
  description text not null default '',
  -- What the journal adds up to, kept beside it for lists; the store writes both in one transaction.
  status text not null default 'Brouillon' check (status in ('Brouillon', 'Devis à faire', 'Devis à envoyer', 'Devis en attente Client',
    'Devis accepté', 'Devis refusé', 'Livraison / Enlèvement', 'Attente de pièces', 'Prêt à réparer', 'En essai', 'Réparé',
    'Attente de réglement', 'Terminer/Archivé')),
  urgency int not null default 0 check (urgency in (0, 1)),
  archived boolean not null default false,
  created_at timestamptz not null default now(),
  created_by uuid,
  "lastUpdateAt" timestamptz not null default now(),
  "statusFrom" timestamptz not null default now(),
  primary key (shop_id, id),
  unique (sheetid),
  unique (shop_id, reference),
  foreign key (shop_id, client_id) references app.client (shop_id, id),
  foreign key (shop_id, appliance_id) references app.appliance (shop_id, id)
);
select app.protect('app.repair', 'select, insert, update');
create index repair_by_status on app.repair (shop_id, status, "statusFrom");
create index repair_of_client on app.repair (shop_id, client_id);
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
create trigger announce after insert on app.repair_item for each row execute function app.announce('repair', 'repair_id');

create table app.file (
  shop_id uuid not null references app.shop (id),
  id uuid not null default uuidv7(),
  filename text not null check (length(filename) <= 255),
  mimetype text not null,
  size int not null,
  sha256 text not null,
  tags text[] not null default '{}',
  "recipientType" text not null,
  "recipientID" uuid not null,
  shared boolean not null default false,
  created_by uuid,
  created_at timestamptz not null default now(),
  primary key (shop_id, id)
);
select app.protect('app.file', 'select, insert, update');
create index file_of on app.file (shop_id, "recipientType", "recipientID");

-- A tracking page knows its own unguessable id; the lookup form, a reference and a phone or an e-mail.
create function app.find_sheet(p_sheetid text) returns table (shop_id uuid, repair_id uuid)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select r.shop_id, r.id from app.repair r where r.sheetid = p_sheetid
$$;
create function app.look_up_sheet(p_reference text, p_email text, p_phone text) returns table (sheetid text)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select r.sheetid from app.repair r join app.client c on c.shop_id = r.shop_id and c.id = r.client_id
  where r.reference = upper(p_reference) and (
    (p_email <> '' and lower(c.email) = lower(p_email))
    or (p_phone <> '' and exists (select 1 from app.client_phone p where p.shop_id = c.shop_id and p.client_id = c.id and p.number = p_phone)))
  limit 1
$$;
revoke all on function app.find_sheet, app.look_up_sheet from public;
grant execute on function app.find_sheet, app.look_up_sheet to etabli_app;
create index repair_by_reference on app.repair (reference);
