-- Deletes the clients that an import created and that are unused and unchanged, 1,000 at a time to stay below the
-- statement timeout; called until it answers 0. Rows are locked, then checked once more.
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
revoke all on function app.remove_imported_clients from public;
grant execute on function app.remove_imported_clients to etabli_app;
