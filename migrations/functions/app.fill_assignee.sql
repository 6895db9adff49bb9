-- Copies busy time and status from the event, waiting for a concurrent move of it.
create or replace function app.fill_assignee() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare e app.event;
begin
  -- Waits for a concurrent move of the event.
  select * into strict e from app.event where shop_id = new.shop_id and id = new.event_id for share;
  new.busy := app.busy_of(e);
  new.status := e.status;
  return new;
end $$;
revoke all on function app.fill_assignee from public;
