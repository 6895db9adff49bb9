-- Asks a code again of one browser of the account of this session; answers how many were forgotten.
create or replace function auth.forget_trusted_device(p_token_hash bytea, p_id uuid) returns bigint
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  with forgotten as (
    delete from auth.trusted_device t using auth.session own
    where own.token_hash = p_token_hash and t.account_id = own.account_id and t.id = p_id
    returning 1)
  select count(*) from forgotten
$$;
revoke all on function auth.forget_trusted_device from public;
grant execute on function auth.forget_trusted_device to etabli_gate;
