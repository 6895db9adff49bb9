-- Turns a second factor on by its first code, within an hour; the other sessions of the account end, which the password
-- alone opened. False when it is on, or its time is over.
create or replace function auth.confirm_second_factor(p_token_hash bytea, p_sealed_secret text, p_step bigint, p_hashes bytea[]) returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  owner uuid;
begin
  update auth.second_factor f set confirmed_at = now(), last_step = p_step from auth.session s
  where s.token_hash = p_token_hash and f.account_id = s.account_id and f.sealed_secret = p_sealed_secret
    and f.confirmed_at is null and f.created_at > now() - interval '1 hour'
  returning f.account_id into owner;
  if owner is null then return false; end if;
  perform auth.set_rescue_codes(owner, p_hashes);
  delete from auth.session s where s.account_id = owner and s.token_hash <> p_token_hash;
  return true;
end
$$;
revoke all on function auth.confirm_second_factor from public;
grant execute on function auth.confirm_second_factor to etabli_gate;
