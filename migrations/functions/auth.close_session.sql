-- Ends a session.
create or replace function auth.close_session(p_token_hash bytea) returns void
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  delete from auth.session where token_hash = p_token_hash
$$;
revoke all on function auth.close_session from public;
grant execute on function auth.close_session to etabli_gate;
