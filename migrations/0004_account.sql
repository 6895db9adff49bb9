-- Sign-in. The application's login reads none of these tables: each passage is one function below.
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
create policy tenant on auth.account using (shop_id = (select app.shop()));
create policy nobody on auth.session using (false);

create function auth.find_account(p_email text)
  returns table (id uuid, password_hash text)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select a.id, a.password_hash from auth.account a where lower(a.email) = lower(p_email) and a.disabled_at is null
$$;

create function auth.open_session(p_token_hash bytea, p_account uuid, p_ip inet, p_user_agent text)
  returns timestamptz
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  insert into auth.session (token_hash, account_id, expire_at, ip, user_agent)
  values (p_token_hash, p_account, now() + interval '7 days', p_ip, left(p_user_agent, 400)) returning expire_at
$$;

-- A user's names and role come from the shop's own record; an administrator has none there.
create function auth.check_session(p_token_hash bytea)
  returns table (id uuid, firstname text, lastname text, role text, shop_id uuid, session_type text, expire_at timestamptz)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select a.id, coalesce(u.firstname, a.firstname), coalesce(u.lastname, a.lastname),
    case when a.role = 'ADMIN' then 'ADMIN' else coalesce(u.role, 'TECHNICIAN') end, a.shop_id, s.session_type, s.expire_at
  from auth.session s join auth.account a on a.id = s.account_id
  left join app.shop_user u on u.shop_id = a.shop_id and u.id = a.id
  where s.token_hash = p_token_hash and s.expire_at > now() and a.disabled_at is null and u.archived_at is null
$$;

create function auth.close_session(p_token_hash bytea) returns void
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  delete from auth.session where token_hash = p_token_hash
$$;

-- Counts one attempt; false once more than p_max were made in the window.
create function auth.allow(p_key text, p_max int, p_seconds int) returns boolean
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  insert into auth.attempt as h values (p_key, 1, now() + make_interval(secs => p_seconds))
  on conflict (key) do update set
    count = case when h.until < now() then 1 else h.count + 1 end,
    until = case when h.until < now() then excluded.until else h.until end
  returning count <= p_max
$$;

revoke all on all functions in schema auth from public;
grant execute on all functions in schema auth to etabli_app;
