-- A booking wrote its client three times, each time into every index of the search, 31 KB of log apiece, the last time
-- while it held the shop's counter. What follows writes the row once.

-- Phones and addresses may be written before their client: the text that is searched is then whole at once.
alter table app.client_phone alter constraint client_phone_shop_id_client_id_fkey deferrable initially deferred;
alter table app.client_address alter constraint client_address_shop_id_client_id_fkey deferrable initially deferred;

-- A booking makes the client, the repair and the appointment in one breath: whoever was seen a moment ago is not
-- written again for having been seen.
create or replace function app.see_client() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  seen uuid;
begin
  if tg_table_name = 'repair' then seen := new.client_id;
  else seen := (select r.client_id from app.repair r where r.shop_id = new.shop_id and r.id = new.repair_id);
  end if;
  update app.client c set last_seen_at = new.created_at
    where c.shop_id = new.shop_id and c.id = seen and c.last_seen_at < new.created_at - interval '10 seconds';
  return null;
end $$;

-- Several items written together are one piece of news, the same as their repair's own.
create function app.announce_journals() returns trigger language plpgsql as $$
begin
  perform pg_notify('app_events', jsonb_build_object(
    'shop_id', told.shop_id, 'noun', 'repair', 'id', told.repair_id, 'repair_id', told.repair_id)::text)
  from (select distinct i.shop_id, i.repair_id from written i) told;
  return null;
end $$;
revoke all on function app.announce_journals from public;
drop trigger announce on app.repair_item;
create trigger announce after insert on app.repair_item
  referencing new table as written for each statement execute function app.announce_journals();
