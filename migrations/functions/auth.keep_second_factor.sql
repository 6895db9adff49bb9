-- Keeps the secret of a second factor that is being set up; false when the account has one.
create or replace function auth.keep_second_factor(p_account uuid, p_sealed_secret text) returns boolean
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  with kept as (
    insert into auth.second_factor as f (account_id, sealed_secret) values (p_account, p_sealed_secret)
    on conflict (account_id) do update set sealed_secret = excluded.sealed_secret, created_at = now()
    where f.confirmed_at is null
    returning 1)
  select exists (select from kept)
$$;
revoke all on function auth.keep_second_factor from public;
grant execute on function auth.keep_second_factor to etabli_gate;
