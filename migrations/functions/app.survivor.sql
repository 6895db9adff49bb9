-- The client that a merged record leads to; its own id when it was not merged.
create or replace function app.survivor(p_client uuid) returns uuid language sql stable as $$
  with recursive way as (
    select c.id, c.merged_into from app.client c where c.shop_id = app.shop() and c.id = p_client
    union all
    select c.id, c.merged_into from way join app.client c on c.shop_id = app.shop() and c.id = way.merged_into)
  select id from way where merged_into is null
$$;
revoke all on function app.survivor from public;
grant execute on function app.survivor to etabli_app;
