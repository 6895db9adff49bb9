-- Counts of limited passages whose window is over, and sessions that opened nothing for a month, serve nobody.
create function auth.forget_past() returns void
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  delete from auth.attempt where until < now();
  delete from auth.session where expire_at < now() - interval '30 days';
$$;
drop function auth.forget_attempts();
revoke all on function auth.forget_past from public;
grant execute on function auth.forget_past to etabli_app;
