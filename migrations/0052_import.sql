-- Files of clients and of appliances that came in, and what each of them made or completed, so that a whole
-- import can be taken back.
create table app.import (
  shop_id uuid not null references app.shop (id),
  id uuid not null,
  noun text not null check (noun in ('client', 'appliance')),
  filename text not null check (length(filename) <= 255),
  at timestamptz not null default clock_timestamp(),
  created_by uuid,
  created int not null default 0,
  updated int not null default 0,
  unchanged int not null default 0,
  faulty int not null default 0,
  faults jsonb not null default '[]',
  undone_at timestamptz,
  undone_by uuid,
  -- Of what the import created, how many were in use when it was undone, and stayed.
  kept int not null default 0,
  primary key (shop_id, id)
);
select app.protect('app.import', 'select, insert, update');
create index import_by_date on app.import (shop_id, at);

create table app.import_row (
  shop_id uuid not null,
  import_id uuid not null,
  row_id uuid not null,
  did text not null check (did in ('created', 'filled')),
  -- Of a filled row, what it gained; of a created one, what it was like at the end of the import.
  gain jsonb,
  shape jsonb,
  primary key (shop_id, import_id, row_id),
  foreign key (shop_id, import_id) references app.import (shop_id, id),
  check ((did = 'filled') = (gain is not null))
);
select app.protect('app.import_row', 'select, insert');
create index import_row_of on app.import_row (shop_id, row_id);

-- What a person would see of a row: unchanged, nobody touched it since.
create function app.client_shape(p_shop uuid, p_id uuid) returns jsonb language sql stable as $$
  select jsonb_build_object('type', c.type, 'lastname', c.lastname, 'firstname', c.firstname, 'email', c.email, 'note', c.note, 'siren', c.siren,
    'phones', (select jsonb_agg(jsonb_build_array(p.name, p.number) order by p.position)
      from app.client_phone p where p.shop_id = c.shop_id and p.client_id = c.id),
    'addresses', (select jsonb_agg(to_jsonb(a) order by a.address_id)
      from app.client_address a where a.shop_id = c.shop_id and a.client_id = c.id))
  from app.client c where c.shop_id = p_shop and c.id = p_id
$$;
create function app.appliance_shape(p_shop uuid, p_id uuid) returns jsonb language sql stable as $$
  select to_jsonb(a) - 'client_id' from app.appliance a where a.shop_id = p_shop and a.id = p_id
$$;

-- Whom a file may mean, by its e-mails, telephones and names.
create function app.find_known_clients(p_emails text[], p_phones text[], p_names text[]) returns setof uuid
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select app.survivor(found.id) from (
    select c.id from app.client c where c.shop_id = app.shop() and c.email <> '' and lower(c.email) = any(p_emails)
    union
    select p.client_id from app.client_phone p where p.shop_id = app.shop() and p.number = any(p_phones)) found
  union
  select c.id from app.client c where c.shop_id = app.shop() and c.merged_into is null and c.name_key = any(p_names)
$$;
revoke all on function app.find_known_clients from public;
grant execute on function app.find_known_clients to etabli_app;

-- Takes away what an import created and nobody has used or changed since; answers how many. The rows are held, so
-- that nobody takes one up meanwhile.
create function app.remove_imported_clients(p_import uuid) returns int
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  ids uuid[];
begin
  perform from app.client c where c.shop_id = app.shop() and c.id in (
    select r.row_id from app.import_row r where r.shop_id = app.shop() and r.import_id = p_import and r.did = 'created') order by c.id for update;
  ids := array(
    select r.row_id from app.import_row r join app.client c on c.shop_id = r.shop_id and c.id = r.row_id
    where r.shop_id = app.shop() and r.import_id = p_import and r.did = 'created' and c.merged_into is null
      and r.shape = app.client_shape(r.shop_id, r.row_id)
      and not exists (select from app.repair x where x.shop_id = c.shop_id and x.client_id = c.id)
      and not exists (select from app.appliance x where x.shop_id = c.shop_id and x.client_id = c.id)
      and not exists (select from app.quote x where x.shop_id = c.shop_id and x.client_id = c.id)
      and not exists (select from app.invoice x where x.shop_id = c.shop_id and x.client_id = c.id)
      and not exists (select from app.client_merge x where x.shop_id = c.shop_id and (x.into_id = c.id or x.from_id = c.id))
      and not exists (select from app.file x where x.shop_id = c.shop_id and x."recipientType" = 'client' and x."recipientID" = c.id));
  delete from app.client_phone p where p.shop_id = app.shop() and p.client_id = any(ids);
  delete from app.client_address a where a.shop_id = app.shop() and a.client_id = any(ids);
  delete from app.client c where c.shop_id = app.shop() and c.id = any(ids);
  return cardinality(ids);
end $$;

create function app.remove_imported_appliances(p_import uuid) returns int
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  ids uuid[];
begin
  perform from app.appliance a where a.shop_id = app.shop() and a.id in (
    select r.row_id from app.import_row r where r.shop_id = app.shop() and r.import_id = p_import and r.did = 'created') order by a.id for update;
  ids := array(
    select r.row_id from app.import_row r join app.appliance a on a.shop_id = r.shop_id and a.id = r.row_id
    where r.shop_id = app.shop() and r.import_id = p_import and r.did = 'created'
      and r.shape = app.appliance_shape(r.shop_id, r.row_id)
      and not exists (select from app.repair x where x.shop_id = a.shop_id and x.appliance_id = a.id)
      and not exists (select from app.file x where x.shop_id = a.shop_id and x."recipientType" = 'appliance' and x."recipientID" = a.id));
  delete from app.appliance a where a.shop_id = app.shop() and a.id = any(ids);
  return cardinality(ids);
end $$;
revoke all on function app.remove_imported_clients, app.remove_imported_appliances from public;
grant execute on function app.remove_imported_clients, app.remove_imported_appliances to etabli_app;

-- Thousands of clients at once: what is searched is written once at the end, and the browsers are told once. Whoever
-- sets `app.bulk` ends by `app.settle_bulk`.
create function app.in_bulk() returns boolean language sql stable parallel safe
  return coalesce(current_setting('app.bulk', true), '') = 'on';

create or replace function app.fill_client() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if not app.in_bulk() then new.search := app.client_text(new); end if;
  if new.last_seen_at = '-infinity' then new.last_seen_at := new.created_at; end if;
  return new;
end $$;

create or replace function app.touch_clients() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.in_bulk() then return null; end if;
  if tg_op <> 'INSERT' then
    update app.client c set search = '' where (c.shop_id, c.id) in (select b.shop_id, b.client_id from before b);
  end if;
  if tg_op <> 'DELETE' then
    update app.client c set search = '' where (c.shop_id, c.id) in (select a.shop_id, a.client_id from after a);
  end if;
  return null;
end $$;

drop trigger announce on app.client;
create trigger announce after insert or update of type, lastname, firstname, email, note, siren, search on app.client
  for each row when (not app.in_bulk()) execute function app.announce('client', '');

create function app.settle_bulk(p_clients uuid[]) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update app.client c set search = app.client_text(c) where c.shop_id = app.shop() and c.id = any(p_clients);
  perform set_config('app.bulk', '', true);
  perform pg_notify('app_events', jsonb_build_object('shop_id', app.shop(), 'noun', 'client', 'id', null, 'repair_id', null)::text);
end $$;
revoke all on function app.settle_bulk from public;
grant execute on function app.settle_bulk to etabli_app;
