-- The one door to the queue: the application may ask for these tasks, and nothing else of it.
-- It runs with the rights of the queue's own role; graphile_worker is installed right after these files.
grant create on schema app to etabli_worker;

create function app.enqueue(p_task text, p_payload jsonb, p_job_key text default null, p_run_at timestamptz default null)
  returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if p_task not in ('send-message') then
    raise exception 'unknown task %', p_task using errcode = '22023';
  end if;
  perform graphile_worker.add_job(p_task, p_payload::json, run_at => p_run_at, job_key => p_job_key, max_attempts => 25);
end $$;
alter function app.enqueue owner to etabli_worker;
revoke create on schema app from etabli_worker;

revoke all on function app.enqueue from public;
grant execute on function app.enqueue to etabli_app;
