-- Ends one other session of the account that presents this one, or all the others when none is named; answers how many. A
-- code is asked again of the devices that they were on.
create or replace function auth.end_sessions(p_token_hash bytea, p_id uuid) returns bigint
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  delete from auth.trusted_device t using auth.session own
  where own.token_hash = p_token_hash and t.account_id = own.account_id and t.device_hash is distinct from own.device_hash
    and (p_id is null or exists (select from auth.session s
      where s.id = p_id and s.account_id = own.account_id and s.device_hash = t.device_hash));
  with ended as (
    delete from auth.session s using auth.session own
    where own.token_hash = p_token_hash and s.account_id = own.account_id
      and s.token_hash <> p_token_hash and (p_id is null or s.id = p_id)
    returning 1)
  select count(*) from ended
$$;
revoke all on function auth.end_sessions from public;
grant execute on function auth.end_sessions to etabli_gate;
