-- The account whose password was right a moment ago, as auth.find_account answers it, with the secret of its codes.
create or replace function auth.find_half_session(p_token_hash bytea, p_device_hash bytea)
  returns table (id uuid, shop_id uuid, email text, sealed_secret text, known boolean, has_devices boolean, suspended boolean)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select a.id, a.shop_id, a.email, f.sealed_secret,
    exists (select from auth.device d where d.token_hash = p_device_hash and d.account_id = a.id),
    exists (select from auth.device d where d.account_id = a.id),
    exists (select from app.shop s where s.id = a.shop_id and s.status = 'SUSPENDED' and a.role <> 'ADMIN')
  from auth.half_session h join auth.account a on a.id = h.account_id
  join auth.second_factor f on f.account_id = a.id and f.confirmed_at is not null
  left join app.shop_user u on u.shop_id = a.shop_id and u.id = a.id
  where h.token_hash = p_token_hash and h.expire_at > now() and a.disabled_at is null and u.archived_at is null
$$;
revoke all on function auth.find_half_session from public;
grant execute on function auth.find_half_session to etabli_gate;
