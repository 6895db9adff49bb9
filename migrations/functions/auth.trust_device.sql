-- Remembers that this browser gave a right code: it is asked none for so many days. It had one such memory at most.
create or replace function auth.trust_device(p_token_hash bytea, p_former bytea, p_account uuid, p_device_hash bytea, p_user_agent text, p_days int)
  returns void
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  delete from auth.trusted_device t
  where t.token_hash = p_former or (t.account_id = p_account and t.device_hash = p_device_hash);
  insert into auth.trusted_device (token_hash, account_id, device_hash, user_agent, expire_at)
  select p_token_hash, f.account_id, p_device_hash, left(p_user_agent, 400), now() + make_interval(days => p_days)
  from auth.second_factor f where f.account_id = p_account and f.confirmed_at is not null
$$;
revoke all on function auth.trust_device from public;
grant execute on function auth.trust_device to etabli_gate;
