-- The only way for the application to queue a task; runs with the rights of the queue's own role, which owns it.
-- A shop queues its own tasks only. Generic plans: those of add_jobs were made anew by each call, for 1 ms.
grant create on schema app to etabli_worker;
set local role etabli_worker;
create or replace function app.enqueue(p_task text, p_payload jsonb, p_job_key text default null, p_run_at timestamptz default null)
  returns void language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
begin
  if p_task not in ('send-message', 'send-status-letter', 'expire-quote', 'release-booking', 'send-sign-up', 'offer-window',
    'copy-shop', 'remove-copy', 'send-webhook', 'apply-identity', 'keep-paper', 'archive-books', 'send-flow', 'follow-platform', 'refund-card', 'send-claim') then
    raise exception 'unknown task %', p_task using errcode = '22023';
  end if;
  if app.shop() is not null and (p_payload ->> 'shop_id') is distinct from app.shop()::text then
    raise exception 'a task of shop % asked for by shop %', p_payload ->> 'shop_id', app.shop() using errcode = '42501';
  end if;
  perform graphile_worker.add_jobs(
    array[(p_task, p_payload::json, null, p_run_at, 25, p_job_key, null, null)::graphile_worker.job_spec]);
end $$;
revoke all on function app.enqueue from public;
-- And the owner of the functions: auth.open_sign_up queues its letter in the statement that keeps what was typed.
grant execute on function app.enqueue to etabli_app, session_user;
reset role;
revoke create on schema app from etabli_worker;
