-- Writes that a session was used: it ends after three days without use.
create or replace function auth.touch_session(p_token_hash bytea) returns void
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  update auth.session set seen_at = now() where token_hash = p_token_hash
$$;
revoke all on function auth.touch_session from public;
grant execute on function auth.touch_session to etabli_gate;
