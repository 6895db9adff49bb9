-- The repair of a tracking page, by its unguessable id.
create or replace function app.find_sheet(p_sheetid text) returns table (shop_id uuid, repair_id uuid)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select r.shop_id, r.id from app.repair r where r.sheetid = p_sheetid
$$;
revoke all on function app.find_sheet from public;
grant execute on function app.find_sheet to etabli_app;
