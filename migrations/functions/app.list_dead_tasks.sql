-- The tasks of the queue that failed at their last attempt, the latest first, and how much waits: for administrators only.
grant create on schema app to etabli_worker;
set local role etabli_worker;
create or replace function app.list_dead_tasks(p_first int) returns table (id bigint, task text, shop_id uuid, attempts int, last_error text, run_at timestamptz)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  return query select j.id, t.identifier, (j.payload ->> 'shop_id')::uuid, j.attempts::int, left(coalesce(j.last_error, ''), 500), j.run_at
  from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
  where j.attempts >= j.max_attempts order by j.updated_at desc, j.id desc limit p_first;
end $$;
revoke all on function app.list_dead_tasks from public;
grant execute on function app.list_dead_tasks to etabli_app;
reset role;
revoke create on schema app from etabli_worker;
