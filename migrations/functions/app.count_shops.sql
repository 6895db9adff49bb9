-- How many shops the public directory holds.
create or replace function app.count_shops() returns bigint
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select count(*) from app.shop s where s.status = 'ACTIVE'
$$;
revoke all on function app.count_shops from public;
grant execute on function app.count_shops to etabli_app;
