-- Remembers the right password of an account with a second factor until its code; answers false when it has none.
create or replace function auth.open_half_session(p_token_hash bytea, p_account uuid, p_minutes int) returns boolean
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  with kept as (
    insert into auth.half_session (token_hash, account_id, expire_at)
    select p_token_hash, f.account_id, now() + make_interval(mins => p_minutes)
    from auth.second_factor f where f.account_id = p_account and f.confirmed_at is not null
    returning 1)
  select exists (select from kept)
$$;
revoke all on function auth.open_half_session from public;
grant execute on function auth.open_half_session to etabli_gate;
