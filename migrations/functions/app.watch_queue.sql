-- How many tasks are due, how many wait for their hour, and since when the oldest due one waits: for administrators only.
grant create on schema app to etabli_worker;
set local role etabli_worker;
create or replace function app.watch_queue() returns table (due bigint, planned bigint, dead bigint, oldest_at timestamptz)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  return query select count(*) filter (where j.attempts < j.max_attempts and j.run_at <= now()),
    count(*) filter (where j.attempts < j.max_attempts and j.run_at > now()),
    count(*) filter (where j.attempts >= j.max_attempts),
    min(j.run_at) filter (where j.attempts < j.max_attempts and j.run_at <= now())
  from graphile_worker._private_jobs j;
end $$;
revoke all on function app.watch_queue from public;
grant execute on function app.watch_queue to etabli_app;
reset role;
revoke create on schema app from etabli_worker;
