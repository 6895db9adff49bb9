-- The repair of a tracking page, by its unguessable id: the directory says whose it is, then one statement reads that
-- shop's row. Two statements, so that a database sharded by shop asks one shard.
create or replace function app.find_sheet(p_sheetid text) returns table (shop_id uuid, repair_id uuid)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  owner constant uuid := (select l.shop_id from app.repair_link l where l.sheetid = p_sheetid);
begin
  return query select r.shop_id, r.id from app.repair r where r.shop_id = owner and r.sheetid = p_sheetid;
end $$;
revoke all on function app.find_sheet from public;
grant execute on function app.find_sheet to etabli_app;
