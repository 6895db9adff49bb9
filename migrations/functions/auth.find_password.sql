-- The password that the account of this session must give again before changing it.
create or replace function auth.find_password(p_token_hash bytea) returns table (email text, password_hash text)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select a.email, a.password_hash from auth.session s join auth.account a on a.id = s.account_id
  where s.token_hash = p_token_hash and s.expire_at > now() and a.disabled_at is null
$$;
revoke all on function auth.find_password from public;
grant execute on function auth.find_password to etabli_gate;
