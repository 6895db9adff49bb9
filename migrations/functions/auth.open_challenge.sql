-- Keeps what a passkey must sign; with an account, to be added to it.
create or replace function auth.open_challenge(p_value_hash bytea, p_account uuid, p_minutes int) returns void
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  insert into auth.challenge (value_hash, account_id, expire_at)
  values (p_value_hash, p_account, now() + make_interval(mins => p_minutes))
$$;
revoke all on function auth.open_challenge from public;
grant execute on function auth.open_challenge to etabli_gate;
