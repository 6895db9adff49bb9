-- Copies a moved event to its assignees.
create or replace function app.spread_event() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update app.event_assignee set busy = busy where shop_id = new.shop_id and event_id = new.id;
  return null;
end $$;
revoke all on function app.spread_event from public;
