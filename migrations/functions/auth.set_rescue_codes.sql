-- Replaces the rescue codes of an account that has a second factor.
create or replace function auth.set_rescue_codes(p_account uuid, p_hashes bytea[]) returns void
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  delete from auth.rescue_code where account_id = p_account;
  insert into auth.rescue_code (account_id, code_hash)
  select f.account_id, unnest(p_hashes) from auth.second_factor f where f.account_id = p_account
$$;
revoke all on function auth.set_rescue_codes from public;
grant execute on function auth.set_rescue_codes to etabli_gate;
