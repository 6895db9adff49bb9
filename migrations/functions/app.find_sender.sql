-- The one shop that has a client with this e-mail address; null when there is none, or several.
create or replace function app.find_sender(p_email text) returns uuid
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select case when count(distinct c.shop_id) = 1 then (array_agg(c.shop_id))[1] end
  from app.client c where lower(c.email) = lower(p_email) and c.email <> ''
$$;
revoke all on function app.find_sender from public;
grant execute on function app.find_sender to etabli_app;
