-- The repair that a reply is about, by the unguessable id of one of its letters to the client; the first of these ids that is known.
create or replace function app.find_thread(p_ids uuid[], p_templates text[]) returns table (shop_id uuid, repair_id uuid)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select m.shop_id, m.repair_id from app.message m
  where m.id = any(p_ids) and m.repair_id is not null and m.channel = 'email' and m.template = any(p_templates)
  order by array_position(p_ids, m.id) limit 1
$$;
revoke all on function app.find_thread from public;
grant execute on function app.find_thread to etabli_app;
