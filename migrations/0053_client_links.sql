-- Merging moves what names a client, and removing one asks every table that may: each by its index.
create index quote_of_client on app.quote (shop_id, client_id);
create index invoice_of_client on app.invoice (shop_id, client_id);
create index client_merge_from on app.client_merge (shop_id, from_id);
create index client_merge_of on app.client_merge (shop_id, into_id);
create index if not exists repair_of_appliance on app.repair (shop_id, appliance_id);

-- A thousand at a time: twenty thousand in one statement would outlast what a statement is given. Called until it
-- answers 0.
create or replace function app.remove_imported_clients(p_import uuid) returns int
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  ids uuid[];
begin
  ids := array(
    select c.id from app.import_row r join app.client c on c.shop_id = r.shop_id and c.id = r.row_id
    where r.shop_id = app.shop() and r.import_id = p_import and r.did = 'created' and c.merged_into is null
      and not exists (select from app.repair x where x.shop_id = c.shop_id and x.client_id = c.id)
      and not exists (select from app.appliance x where x.shop_id = c.shop_id and x.client_id = c.id)
      and not exists (select from app.quote x where x.shop_id = c.shop_id and x.client_id = c.id)
      and not exists (select from app.invoice x where x.shop_id = c.shop_id and x.client_id = c.id)
      and not exists (select from app.client_merge x where x.shop_id = c.shop_id and x.into_id = c.id)
      and not exists (select from app.client_merge x where x.shop_id = c.shop_id and x.from_id = c.id)
      and not exists (select from app.file x where x.shop_id = c.shop_id and x."recipientType" = 'client' and x."recipientID" = c.id)
      and r.shape = app.client_shape(r.shop_id, r.row_id)
    limit 1000 for update of c);
  delete from app.client_phone p where p.shop_id = app.shop() and p.client_id = any(ids);
  delete from app.client_address a where a.shop_id = app.shop() and a.client_id = any(ids);
  delete from app.client c where c.shop_id = app.shop() and c.id = any(ids);
  return cardinality(ids);
end $$;

create or replace function app.remove_imported_appliances(p_import uuid) returns int
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  ids uuid[];
begin
  ids := array(
    select a.id from app.import_row r join app.appliance a on a.shop_id = r.shop_id and a.id = r.row_id
    where r.shop_id = app.shop() and r.import_id = p_import and r.did = 'created'
      and not exists (select from app.repair x where x.shop_id = a.shop_id and x.appliance_id = a.id)
      and not exists (select from app.file x where x.shop_id = a.shop_id and x."recipientType" = 'appliance' and x."recipientID" = a.id)
      and r.shape = app.appliance_shape(r.shop_id, r.row_id)
    limit 1000 for update of a);
  delete from app.appliance a where a.shop_id = app.shop() and a.id = any(ids);
  return cardinality(ids);
end $$;
