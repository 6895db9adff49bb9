-- The shops that wait for an answer of the eco-organisation, for the task that asks; nothing of a shop but its id.
create or replace function app.shops_with_claims() returns table (shop_id uuid)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select distinct c.shop_id from app.claim c where c.state in ('sent', 'complete') order by c.shop_id
$$;
revoke all on function app.shops_with_claims from public;
grant execute on function app.shops_with_claims to etabli_app;
