-- For the health check: is a message still queued after this delay?
create or replace function app.queue_is_late(p_after interval) returns boolean
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select exists (select 1 from app.message m where m.status = 'queued' and m.created_at < now() - p_after)
$$;
revoke all on function app.queue_is_late from public;
grant execute on function app.queue_is_late to etabli_app;
