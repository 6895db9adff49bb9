-- A quote under revision is still found by its link: an answer to the former version is refused with its reason.
create or replace function app.find_quote(p_quoteid text) returns table (shop_id uuid, quote_id uuid)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select q.shop_id, q.id from app.quote q where q.quoteid = p_quoteid and q.reference is not null
$$;
revoke all on function app.find_quote from public;
grant execute on function app.find_quote to etabli_app;
