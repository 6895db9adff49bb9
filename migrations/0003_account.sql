-- needs app.shop, app.protect, app.refuse_change, app.freeze
-- Sign-in. The application's login reads none of these tables: each access is one function.
create table auth.account (
  id uuid primary key default uuidv7(),
  shop_id uuid references app.shop (id),
  email text not null check (length(email) <= 254),
  firstname text not null default '',
  lastname text not null default '',
  role text not null default 'USER' check (role in ('ADMIN', 'USER')),
  password_hash text not null,
  created_at timestamptz not null default now(),
  disabled_at timestamptz,
  unique (shop_id, id),
  check (role = 'ADMIN' or shop_id is not null)
);
create unique index account_email on auth.account (lower(email));

create table auth.session (
  token_hash bytea primary key,
  account_id uuid not null references auth.account on delete cascade,
  session_type text not null default 'password',
  created_at timestamptz not null default now(),
  expire_at timestamptz not null,
  ip inet,
  user_agent text
);
create index session_by_account on auth.session (account_id);

-- Attempts per key (address, e-mail…) in a window; losing it in a crash costs nothing.
create unlogged table auth.attempt (key text primary key, count int not null, until timestamptz not null);

alter table auth.account enable row level security;
alter table auth.session enable row level security;
create policy tenant on auth.account using (shop_id = app.shop());
create policy nobody on auth.session using (false);

-- Acts of an administrator on behalf of a shop: readable by that shop, never changed.
create table app.act (
  shop_id uuid not null references app.shop (id),
  id uuid not null default uuidv7(),
  account_id uuid not null,
  action text not null check (length(action) <= 200),
  at timestamptz not null default now(),
  primary key (shop_id, id)
);
select app.protect('app.act', 'select, insert');
select app.freeze('app.act');
