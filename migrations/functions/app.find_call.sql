-- The call behind an unguessable link, found as app.find_sheet does. One that ended is still found: its page says so.
create or replace function app.find_call(p_token text) returns table (shop_id uuid, call_id uuid)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  owner constant uuid := (select l.shop_id from app.call_link l where l.token = p_token);
begin
  return query select c.shop_id, c.id from app.call c where c.shop_id = owner and c.token = p_token;
end $$;
revoke all on function app.find_call from public;
grant execute on function app.find_call to etabli_app;
