-- The pairs declared distinct, the newest declaration of each; merged records stand for their survivor.
create or replace function app.distinct_clients() returns table (left_id uuid, right_id uuid, at timestamptz, created_by uuid)
  language sql stable as $$
  select distinct on (1, 2) least(now.l, now.r), greatest(now.l, now.r), now.at, now.created_by
  from (select app.survivor(d.left_id) as l, app.survivor(d.right_id) as r, d.at, d.created_by
    from app.client_distinction d where d.shop_id = app.shop()) now
  where now.l <> now.r order by 1, 2, now.at desc
$$;
revoke all on function app.distinct_clients from public;
grant execute on function app.distinct_clients to etabli_app;
