-- Adds a passkey to an account, by the session of p_token_hash: the device verified the person there. False when the key is
-- known already, or the account has p_most.
create or replace function auth.add_passkey(p_account uuid, p_id text, p_public_key bytea, p_counter bigint, p_transports text[], p_name text, p_most int,
    p_token_hash bytea)
  returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform from auth.account a where a.id = p_account for update;
  insert into auth.passkey (id, account_id, public_key, counter, transports, name)
  select p_id, p_account, p_public_key, p_counter, p_transports, p_name
  where (select count(*) from auth.passkey k where k.account_id = p_account) < p_most
  on conflict (id) do nothing;
  if not found then return false; end if;
  update auth.session s set session_type = 'passkey' where s.token_hash = p_token_hash and s.account_id = p_account;
  return true;
end
$$;
revoke all on function auth.add_passkey from public;
grant execute on function auth.add_passkey to etabli_gate;
