-- Whether this browser gave a code of this account lately, and was asked to remember it.
create or replace function auth.is_trusted(p_token_hash bytea, p_account uuid) returns boolean
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select exists (select from auth.trusted_device t
    where t.token_hash = p_token_hash and t.account_id = p_account and t.expire_at > now())
$$;
revoke all on function auth.is_trusted from public;
grant execute on function auth.is_trusted to etabli_gate;
