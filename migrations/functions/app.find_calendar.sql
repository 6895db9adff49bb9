-- The person of a calendar, by its unguessable address: the directory says whose shop it is, then one statement reads
-- that shop's row. Someone who left the shop has none any more.
create or replace function app.find_calendar(p_token text) returns table (shop_id uuid, user_id uuid)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  owner constant uuid := (select l.shop_id from app.calendar_link l where l.token = p_token);
begin
  return query select c.shop_id, c.user_id from app.calendar c
    join app.shop_user u on u.shop_id = c.shop_id and u.id = c.user_id
    where c.shop_id = owner and c.token = p_token and u.archived_at is null;
end $$;
revoke all on function app.find_calendar from public;
grant execute on function app.find_calendar to etabli_app;
