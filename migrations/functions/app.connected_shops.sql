-- The shops that are not closed and are connected to a platform of the reform, for the task that reads what is new there.
create or replace function app.connected_shops() returns table (shop_id uuid)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select s.id from app.platform_connection c join app.shop s on s.id = c.shop_id where s.status <> 'CLOSED' order by s.id
$$;
revoke all on function app.connected_shops from public;
grant execute on function app.connected_shops to etabli_app;
