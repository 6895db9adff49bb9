-- Takes a passkey of this account away: it opens nothing any more.
create or replace function auth.remove_passkey(p_account uuid, p_id text) returns boolean
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  with removed as (
    delete from auth.passkey k where k.account_id = p_account and k.id = p_id returning 1)
  select exists (select from removed)
$$;
revoke all on function auth.remove_passkey from public;
grant execute on function auth.remove_passkey to etabli_gate;
