-- The repair that an SMS is about: that of the last SMS written to this number since a moment.
create or replace function app.find_sms_thread(p_number text, p_since timestamptz) returns table (shop_id uuid, repair_id uuid)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select m.shop_id, m.repair_id from app.message m
  where lower(m.recipient) = lower(p_number) and m.channel = 'sms' and m.repair_id is not null and m.created_at > p_since
  order by m.created_at desc, m.id desc limit 1
$$;
revoke all on function app.find_sms_thread from public;
grant execute on function app.find_sms_thread to etabli_app;
