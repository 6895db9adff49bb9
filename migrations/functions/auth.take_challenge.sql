-- True once, while it lasts, for what was kept for this very account, or for a sign-in when none is named.
create or replace function auth.take_challenge(p_value_hash bytea, p_account uuid) returns boolean
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  with taken as (
    delete from auth.challenge c where c.value_hash = p_value_hash returning c.account_id, c.expire_at)
  select exists (select from taken t where t.expire_at > now() and t.account_id is not distinct from p_account)
$$;
revoke all on function auth.take_challenge from public;
grant execute on function auth.take_challenge to etabli_gate;
