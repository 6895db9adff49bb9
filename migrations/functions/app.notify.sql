-- Writes a notification and its recipients: these people, or when null the desk, the owner and the technician whom the
-- repair is entrusted to. Neither its author nor a person who muted the kind receives it; without recipient, nothing is written.
create or replace function app.notify(p_shop_id uuid, p_kind text, p_about jsonb, p_repair_id uuid, p_users uuid[],
  p_author uuid, p_at timestamptz) returns void language sql as $$
  with recipient as materialized (
    select u.id from app.shop_user u
      left join app.notification_choice c on c.shop_id = u.shop_id and c.user_id = u.id
    where u.shop_id = p_shop_id and u.archived_at is null and u.id is distinct from p_author
      and p_kind <> all(coalesce(c.muted, '{}'))
      and case when p_users is not null then u.id = any(p_users)
        else u.role in ('OWNER', 'FRONT') or exists (select 1 from app.repair r
          where r.shop_id = p_shop_id and r.id = p_repair_id and r.technician_id = u.id) end),
  written as (
    insert into app.notification (shop_id, kind, about, repair_id, created_at)
    select p_shop_id, p_kind, p_about, p_repair_id, p_at where exists (select 1 from recipient)
    returning id)
  insert into app.notification_recipient (shop_id, notification_id, user_id)
  select p_shop_id, written.id, recipient.id from written, recipient
$$;
revoke all on function app.notify from public;
grant execute on function app.notify to etabli_app;
