-- Somebody may be using what an import brought at the very moment it is taken back: the rows are held first, then
-- asked once more whether they may go, by a statement that sees what was written meanwhile.
create function app.unused_clients(p_import uuid, p_among uuid[]) returns setof uuid language sql volatile as $$
  select c.id from app.import_row r join app.client c on c.shop_id = r.shop_id and c.id = r.row_id
  where r.shop_id = app.shop() and r.import_id = p_import and r.did = 'created' and c.merged_into is null
    and (p_among is null or c.id = any(p_among))
    and not exists (select from app.repair x where x.shop_id = c.shop_id and x.client_id = c.id)
    and not exists (select from app.appliance x where x.shop_id = c.shop_id and x.client_id = c.id)
    and not exists (select from app.quote x where x.shop_id = c.shop_id and x.client_id = c.id)
    and not exists (select from app.invoice x where x.shop_id = c.shop_id and x.client_id = c.id)
    and not exists (select from app.client_merge x where x.shop_id = c.shop_id and x.into_id = c.id)
    and not exists (select from app.client_merge x where x.shop_id = c.shop_id and x.from_id = c.id)
    and not exists (select from app.file x where x.shop_id = c.shop_id and x."recipientType" = 'client' and x."recipientID" = c.id)
    and r.shape = app.client_shape(r.shop_id, r.row_id)
  limit 1000
$$;
create function app.unused_appliances(p_import uuid, p_among uuid[]) returns setof uuid language sql volatile as $$
  select a.id from app.import_row r join app.appliance a on a.shop_id = r.shop_id and a.id = r.row_id
  where r.shop_id = app.shop() and r.import_id = p_import and r.did = 'created'
    and (p_among is null or a.id = any(p_among))
    and not exists (select from app.repair x where x.shop_id = a.shop_id and x.appliance_id = a.id)
    and not exists (select from app.file x where x.shop_id = a.shop_id and x."recipientType" = 'appliance' and x."recipientID" = a.id)
    and r.shape = app.appliance_shape(r.shop_id, r.row_id)
  limit 1000
$$;
revoke all on function app.unused_clients, app.unused_appliances from public;

create or replace function app.remove_imported_clients(p_import uuid) returns int
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  found uuid[];
  ids uuid[];
begin
  loop
    found := array(select app.unused_clients(p_import, null));
    perform from app.client c where c.shop_id = app.shop() and c.id = any(found) order by c.id for update;
    ids := array(select app.unused_clients(p_import, found));
    exit when cardinality(ids) > 0 or cardinality(found) = 0;
  end loop;
  delete from app.client_phone p where p.shop_id = app.shop() and p.client_id = any(ids);
  delete from app.client_address a where a.shop_id = app.shop() and a.client_id = any(ids);
  delete from app.client c where c.shop_id = app.shop() and c.id = any(ids);
  return cardinality(ids);
end $$;

create or replace function app.remove_imported_appliances(p_import uuid) returns int
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  found uuid[];
  ids uuid[];
begin
  loop
    found := array(select app.unused_appliances(p_import, null));
    perform from app.appliance a where a.shop_id = app.shop() and a.id = any(found) order by a.id for update;
    ids := array(select app.unused_appliances(p_import, found));
    exit when cardinality(ids) > 0 or cardinality(found) = 0;
  end loop;
  delete from app.appliance a where a.shop_id = app.shop() and a.id = any(ids);
  return cardinality(ids);
end $$;
