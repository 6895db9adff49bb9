-- The shops that are not closed, for the sweeps that visit each of them; nothing of a shop but its id.
create or replace function app.open_shops() returns table (shop_id uuid)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select s.id from app.shop s where s.status <> 'CLOSED' order by s.id
$$;
revoke all on function app.open_shops from public;
grant execute on function app.open_shops to etabli_app;
