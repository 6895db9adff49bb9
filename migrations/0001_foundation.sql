-- Extensions, schemas and what belongs to the installation as a whole.
-- The roles etabli_app, etabli_gate and etabli_worker exist before any migration runs. Each function has a file of its own in
-- functions/, applied after these files; the first line of a migration names the functions that it needs before.
create extension if not exists btree_gist;
create extension if not exists btree_gin;
create extension if not exists pgcrypto;
create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- All that PostgreSQL 17 lacks: the milliseconds, the microseconds in twelve bits, then a random number.
do $do$ begin
  if to_regprocedure('pg_catalog.uuidv7()') is null then
    create function public.uuidv7() returns uuid language sql volatile set search_path = pg_catalog, pg_temp as $$
      select encode(overlay(overlay(uuid_send(gen_random_uuid())
          placing substring(int8send(us / 1000) from 3) from 1 for 6)
          placing int2send((28672 + us % 1000 * 4096 / 1000)::smallint) from 7 for 2), 'hex')::uuid
      from (select (extract(epoch from clock_timestamp()) * 1000000)::bigint) as now (us)
    $$;
  end if;
end $do$;

create schema app;
create schema auth;
grant usage on schema app to etabli_app;
-- Sign-in and sessions have a login of their own: a query of the business can execute nothing of `auth`.
grant usage on schema auth to etabli_gate;
grant usage on schema app to etabli_worker;

-- One row: how this database came to be. The demonstration enters only a database marked by its own creator.
create table app.installation (
  only_row boolean primary key default true check (only_row),
  created_at timestamptz not null default now(),
  demo boolean not null default false,
  -- Which key seals the ledgers of this database, without telling it: see app.claim_ledger_key.
  ledger_key_print text,
  -- When a readiness check wrote last.
  written_at timestamptz,
  -- When the last whole backup was taken.
  backed_up_at timestamptz
);
grant select on app.installation to etabli_app;
