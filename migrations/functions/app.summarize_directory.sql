-- How many shops the public directory holds, and the trades that at least one of them has.
create or replace function app.summarize_directory() returns table (shops bigint, trades text[])
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select count(*), array(
    select distinct k from app.shop s join app.shop_user u on u.shop_id = s.id, unnest(u.skills) k
    where s.status = 'ACTIVE' and u.archived_at is null order by k)
  from app.shop s where s.status = 'ACTIVE'
$$;
revoke all on function app.summarize_directory from public;
grant execute on function app.summarize_directory to etabli_app;
