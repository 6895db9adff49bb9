-- What an agreement also fixes: where it was given, and until when the client may withdraw.
alter table app.quote_answer
  add column conclusion_place text not null default 'distance' check (conclusion_place in ('shop', 'home', 'distance')),
  add column withdrawal_deadline date;

-- A quote that nobody answers is marked by itself once its last day is over. The function belongs to the queue's role.
grant create on schema app to etabli_worker;
set local role etabli_worker;
create or replace function app.enqueue(p_task text, p_payload jsonb, p_job_key text default null, p_run_at timestamptz default null)
  returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if p_task not in ('send-message', 'expire-quote') then
    raise exception 'unknown task %', p_task using errcode = '22023';
  end if;
  perform graphile_worker.add_job(p_task, p_payload::json, run_at => p_run_at, job_key => p_job_key, max_attempts => 25);
end $$;
reset role;
revoke create on schema app from etabli_worker;
