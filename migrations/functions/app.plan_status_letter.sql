-- Plans the letter of a status that the repair just took, when the shop sends one: two minutes later, so that a card put back
-- where it was tells the client nothing. The task reads the status again.
create or replace function app.plan_status_letter(p_shop_id uuid, p_repair_id uuid, p_status text, p_at timestamptz)
  returns void language sql as $$
  select app.enqueue('send-status-letter', jsonb_build_object('shop_id', p_shop_id, 'repair_id', p_repair_id),
    'status letter of ' || p_repair_id, p_at + interval '2 minutes')
  where not app.in_bulk() and exists (select from app.status_letter l
    where l.shop_id = p_shop_id and l.status = p_status and l.enabled)
$$;
revoke all on function app.plan_status_letter from public;
grant execute on function app.plan_status_letter to etabli_app;
