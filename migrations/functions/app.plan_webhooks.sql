-- Plans what the shop's webhooks are told, in the transaction of the events: one delivery for each address that asked for the
-- event, and its task. `p_events`: [{ event, record_id, facts }]. A shop without webhook pays one look at an index. Answers the
-- events that were planned: their bodies are written before the commit.
create or replace function app.plan_webhooks(p_shop_id uuid, p_repair_id uuid, p_events jsonb, p_at timestamptz)
  returns uuid[] language plpgsql as $$
declare
  planned record;
  events uuid[] := '{}';
begin
  if not exists (select from app.webhook w where w.shop_id = p_shop_id and w.state = 'on') or app.in_bulk() then return events; end if;
  for planned in
    with told as materialized (
      select uuidv7() as event_id, e ->> 'event' as event, (e ->> 'record_id')::uuid as record_id, e -> 'facts' as facts
      from jsonb_array_elements(p_events) as e)
    insert into app.webhook_delivery (shop_id, webhook_id, event_id, event, repair_id, record_id, facts, next_at, created_at)
    select p_shop_id, w.id, t.event_id, t.event, p_repair_id, t.record_id, t.facts, p_at, p_at
    from told t join app.webhook w on w.shop_id = p_shop_id and w.state = 'on' and t.event = any(w.events)
    order by t.event_id
    returning id, event_id
  loop
    perform app.enqueue('send-webhook', jsonb_build_object('shop_id', p_shop_id, 'id', planned.id), 'webhook ' || planned.id);
    if planned.event_id <> all(events) then events := events || planned.event_id; end if;
  end loop;
  return events;
end $$;
revoke all on function app.plan_webhooks from public;
grant execute on function app.plan_webhooks to etabli_app;
