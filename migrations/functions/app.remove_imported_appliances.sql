-- Deletes the appliances that an import created and that are unused and unchanged, 1,000 at a time to stay below the
-- statement timeout; called until it answers 0. Rows are locked, then checked once more.
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
revoke all on function app.remove_imported_appliances from public;
grant execute on function app.remove_imported_appliances to etabli_app;
