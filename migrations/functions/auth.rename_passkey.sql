-- Gives a passkey of this account another name.
create or replace function auth.rename_passkey(p_account uuid, p_id text, p_name text) returns boolean
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  with renamed as (
    update auth.passkey k set name = p_name where k.account_id = p_account and k.id = p_id returning 1)
  select exists (select from renamed)
$$;
revoke all on function auth.rename_passkey from public;
grant execute on function auth.rename_passkey to etabli_gate;
