-- The e-mail of the account that this link may give a new password, and whether it is its first one.
create or replace function auth.find_password_link(p_token_hash bytea) returns table (email text, invited boolean)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select a.email, a.password_hash is null from auth.password_link l join auth.account a on a.id = l.account_id
  where l.token_hash = p_token_hash and l.expire_at > now() and a.disabled_at is null
$$;
revoke all on function auth.find_password_link from public;
grant execute on function auth.find_password_link to etabli_gate;
