create table app.client (
  shop_id uuid not null references app.shop (id),
  id uuid not null default uuidv7(),
  type text not null default 'Particulier' check (type in ('Particulier', 'Entreprise')),
  lastname text not null check (length(lastname) between 1 and 200),
  firstname text not null default '' check (length(firstname) <= 200),
  email text not null default '' check (length(email) <= 254),
  note text not null default '' check (length(note) <= 10000),
  siren text not null default '',
  created_at timestamptz not null default now(),
  primary key (shop_id, id)
);
select app.protect('app.client', 'select, insert, update');
create index client_by_email on app.client (shop_id, lower(email)) where email <> '';
create index client_by_name on app.client (shop_id, lastname, firstname);

create table app.client_phone (
  shop_id uuid not null,
  client_id uuid not null,
  position int not null,
  name text not null check (name in ('Portable', 'Fix', 'Fax')),
  number text not null check (length(number) <= 32),
  primary key (shop_id, client_id, position),
  foreign key (shop_id, client_id) references app.client (shop_id, id) on delete cascade
);
select app.protect('app.client_phone', 'select, insert, update, delete');
create index client_phone_number on app.client_phone (shop_id, number);

create table app.client_address (
  shop_id uuid not null,
  address_id uuid not null default uuidv7(),
  client_id uuid not null,
  tags text[] not null default '{}' check (tags <@ array['facturation', 'intervention']),
  street text not null default '',
  complement text not null default '',
  zip text not null default '',
  city text not null default '',
  country text not null default 'France',
  lat double precision,
  lon double precision,
  primary key (shop_id, address_id),
  foreign key (shop_id, client_id) references app.client (shop_id, id) on delete cascade
);
select app.protect('app.client_address', 'select, insert, update, delete');
create index client_address_of on app.client_address (shop_id, client_id);
