-- Schemas, the tenant of the transaction, and the one way to make a table belong to a shop.
-- The roles etabli_app and etabli_worker exist before any migration runs.
create extension if not exists btree_gist;
create extension if not exists pgcrypto;
create extension if not exists pg_trgm;
create extension if not exists unaccent;

create schema app;
create schema auth;
grant usage on schema app, auth to etabli_app;
grant usage on schema app to etabli_worker;

-- Set by withShop at the start of each transaction; unset, every policy below answers nothing.
create function app.shop() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.shop_id', true), '')::uuid;
create function app.actor() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.actor', true), '')::uuid;

-- Unguessable id of a public link: 128 bits, as text for an address.
create function app.token() returns text language sql volatile
  return translate(rtrim(encode(gen_random_bytes(16), 'base64'), '='), '+/', '-_');

create function app.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% on %.% is forbidden: this record is never changed', tg_op, tg_table_schema, tg_table_name
    using errcode = 'ET001';
end $$;

-- Row-level security for a shop's table, and the grants of the application's login.
create function app.protect(p_table regclass, p_grants text) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', p_table);
  execute format('create policy tenant on %s to etabli_app using (shop_id = (select app.shop())) with check (shop_id = (select app.shop()))', p_table);
  execute format('grant %s on %s to etabli_app', p_grants, p_table);
end $$;

create function app.freeze(p_table regclass) returns void language plpgsql as $$
begin
  execute format('create trigger frozen before update or delete on %s for each row execute function app.refuse_change()', p_table);
  execute format('create trigger frozen_whole before truncate on %s for each statement execute function app.refuse_change()', p_table);
end $$;
revoke all on function app.protect, app.freeze from public;

-- Tells every process what moved; ids only, a notification holds less than 8,000 bytes.
-- Arguments: the noun, and the column that holds the repair ('' when there is none).
create function app.announce() returns trigger language plpgsql as $$
declare
  record jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
begin
  perform pg_notify('app_events', jsonb_build_object(
    'shop_id', record ->> 'shop_id', 'noun', tg_argv[0], 'id', record ->> 'id', 'repair_id', record ->> tg_argv[1])::text);
  return null;
end $$;

-- One row: how this database came to be. The demonstration enters only a database marked by its own creator.
create table app.installation (
  only_row boolean primary key default true check (only_row),
  created_at timestamptz not null default now(),
  demo boolean not null default false
);
grant select on app.installation to etabli_app;
