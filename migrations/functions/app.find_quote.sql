-- The quote behind an unguessable link, found as app.find_sheet does. One under revision is still found: an answer to
-- the former version is refused with its reason.
create or replace function app.find_quote(p_quoteid text) returns table (shop_id uuid, quote_id uuid)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  owner constant uuid := (select l.shop_id from app.quote_link l where l.quoteid = p_quoteid);
begin
  return query select q.shop_id, q.id from app.quote q
    where q.shop_id = owner and q.quoteid = p_quoteid and q.reference is not null;
end $$;
revoke all on function app.find_quote from public;
grant execute on function app.find_quote to etabli_app;
