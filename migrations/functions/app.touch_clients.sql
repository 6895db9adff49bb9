-- A changed telephone or address rewrites the search text of its client.
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
revoke all on function app.touch_clients from public;
