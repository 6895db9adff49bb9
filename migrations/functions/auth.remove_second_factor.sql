-- Turns the second factor of an account off, with its rescue codes.
create or replace function auth.remove_second_factor(p_account uuid) returns void
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  delete from auth.second_factor where account_id = p_account;
  delete from auth.half_session where account_id = p_account
$$;
revoke all on function auth.remove_second_factor from public;
grant execute on function auth.remove_second_factor to etabli_gate;
