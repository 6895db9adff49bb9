-- Forgets the attempts of a key: the right password was given.
create or replace function auth.forget_attempts(p_key text) returns void
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  delete from auth.attempt where key = p_key
$$;
revoke all on function auth.forget_attempts from public;
grant execute on function auth.forget_attempts to etabli_gate;
