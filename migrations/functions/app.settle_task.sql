-- Gives a failed task all its attempts again, or takes it out of the queue; false when it is no longer there or did not fail.
grant create on schema app to etabli_worker;
set local role etabli_worker;
create or replace function app.settle_task(p_id bigint, p_again boolean) returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if not exists (select from graphile_worker._private_jobs j where j.id = p_id and j.attempts >= j.max_attempts) then
    return false;
  end if;
  if p_again then
    perform graphile_worker.reschedule_jobs(array[p_id], run_at := now(), attempts := 0);
  else
    perform graphile_worker.complete_jobs(array[p_id]);
  end if;
  return true;
end $$;
revoke all on function app.settle_task from public;
grant execute on function app.settle_task to etabli_app;
reset role;
revoke create on schema app from etabli_worker;
