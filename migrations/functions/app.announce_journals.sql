-- Items of one repair inserted together are one notification, identical to that of the repair itself.
create or replace function app.announce_journals() returns trigger language plpgsql as $$
begin
  if app.in_bulk() then return null; end if;
  perform pg_notify('app_events', jsonb_build_object(
    'shop_id', told.shop_id, 'noun', 'repair', 'id', told.repair_id, 'repair_id', told.repair_id)::text)
  from (select distinct i.shop_id, i.repair_id from written i) told;
  return null;
end $$;
revoke all on function app.announce_journals from public;
