-- A quote under revision is still known by its link, so that whoever answers the version before is told that it changed.
create or replace function app.find_quote(p_quoteid text) returns table (shop_id uuid, quote_id uuid)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select q.shop_id, q.id from app.quote q where q.quoteid = p_quoteid and q.reference is not null
$$;
