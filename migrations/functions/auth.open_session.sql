-- Opens a session of seven days, ends the one that the browser presented, and makes the device known.
create or replace function auth.open_session(
  p_token_hash bytea, p_account uuid, p_device_hash bytea, p_former bytea, p_ip inet, p_user_agent text,
  p_session_type text)
  returns timestamptz
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  delete from auth.session where token_hash = p_former;
  insert into auth.device (token_hash, account_id) values (p_device_hash, p_account)
  on conflict (token_hash, account_id) do update set seen_at = now();
  insert into auth.session (token_hash, account_id, expire_at, device_hash, ip, user_agent, session_type)
  values (p_token_hash, p_account, now() + interval '7 days', p_device_hash, p_ip, left(p_user_agent, 400), p_session_type)
  returning expire_at
$$;
revoke all on function auth.open_session from public;
grant execute on function auth.open_session to etabli_gate;
