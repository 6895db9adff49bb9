-- Opens a session of seven days.
create or replace function auth.open_session(p_token_hash bytea, p_account uuid, p_ip inet, p_user_agent text)
  returns timestamptz
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  insert into auth.session (token_hash, account_id, expire_at, ip, user_agent)
  values (p_token_hash, p_account, now() + interval '7 days', p_ip, left(p_user_agent, 400)) returning expire_at
$$;
revoke all on function auth.open_session from public;
grant execute on function auth.open_session to etabli_app;
