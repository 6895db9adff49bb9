-- The account of an e-mail, for sign-in.
create or replace function auth.find_account(p_email text)
  returns table (id uuid, password_hash text)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select a.id, a.password_hash from auth.account a where lower(a.email) = lower(p_email) and a.disabled_at is null
$$;
revoke all on function auth.find_account from public;
grant execute on function auth.find_account to etabli_app;
