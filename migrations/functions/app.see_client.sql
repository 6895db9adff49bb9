-- Keeps when a client was last seen. A booking inserts client, repair and event together: within 10 seconds the row
-- is not written again.
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
revoke all on function app.see_client from public;
