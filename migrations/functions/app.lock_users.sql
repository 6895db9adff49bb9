-- Locks these users in one order: without it, two transactions with two assignees each deadlock.
create or replace function app.lock_users(p_users uuid[]) returns void language sql as $$
  select pg_advisory_xact_lock(7311, hashtext(u::text)) from (select distinct unnest(p_users) u order by 1) sorted
$$;
grant execute on function app.lock_users to etabli_app;
