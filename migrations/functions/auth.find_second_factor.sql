-- The second factor of an account, whether it is confirmed, and how many rescue codes are left.
create or replace function auth.find_second_factor(p_account uuid) returns table (sealed_secret text, confirmed boolean, rescue_codes bigint)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select f.sealed_secret, f.confirmed_at is not null,
    (select count(*) from auth.rescue_code r where r.account_id = f.account_id)
  from auth.second_factor f where f.account_id = p_account
$$;
revoke all on function auth.find_second_factor from public;
grant execute on function auth.find_second_factor to etabli_gate;
