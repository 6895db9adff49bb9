-- Deletes expired attempts, and sessions that expired a month ago.
create or replace function auth.forget_past() returns void
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  delete from auth.attempt where until < now();
  delete from auth.session where expire_at < now() - interval '30 days';
$$;
revoke all on function auth.forget_past from public;
grant execute on function auth.forget_past to etabli_app;
