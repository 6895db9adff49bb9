-- Takes the second factor and the passkeys of an account away.
create or replace function auth.remove_factors(p_account uuid) returns void
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  delete from auth.second_factor where account_id = p_account;
  delete from auth.half_session where account_id = p_account;
  delete from auth.passkey where account_id = p_account
$$;
revoke all on function auth.remove_factors from public;
grant execute on function auth.remove_factors to etabli_gate;
