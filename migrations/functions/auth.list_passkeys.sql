-- The passkeys of an account, the first added first.
create or replace function auth.list_passkeys(p_account uuid)
  returns table (id text, name text, transports text[], created_at timestamptz, used_at timestamptz)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select k.id, k.name, k.transports, k.created_at, k.used_at from auth.passkey k
  where k.account_id = p_account order by k.created_at, k.id
$$;
revoke all on function auth.list_passkeys from public;
grant execute on function auth.list_passkeys to etabli_gate;
