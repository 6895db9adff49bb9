-- Ends one other session of the account that presents this one, or all the others when none is named; answers how many.
create or replace function auth.end_sessions(p_token_hash bytea, p_id uuid) returns bigint
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  with ended as (
    delete from auth.session s using auth.session own
    where own.token_hash = p_token_hash and s.account_id = own.account_id
      and s.token_hash <> p_token_hash and (p_id is null or s.id = p_id)
    returning 1)
  select count(*) from ended
$$;
revoke all on function auth.end_sessions from public;
grant execute on function auth.end_sessions to etabli_gate;
