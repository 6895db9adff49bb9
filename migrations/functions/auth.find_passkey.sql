-- A passkey and its account, as auth.find_account answers it.
create or replace function auth.find_passkey(p_id text, p_device_hash bytea)
  returns table (id uuid, shop_id uuid, email text, public_key bytea, counter bigint, transports text[], known boolean,
    has_devices boolean, suspended boolean)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select a.id, a.shop_id, a.email, k.public_key, k.counter, k.transports,
    exists (select from auth.device d where d.token_hash = p_device_hash and d.account_id = a.id),
    exists (select from auth.device d where d.account_id = a.id),
    exists (select from app.shop s where s.id = a.shop_id and s.status = 'SUSPENDED' and a.role <> 'ADMIN')
  from auth.passkey k join auth.account a on a.id = k.account_id
  left join app.shop_user u on u.shop_id = a.shop_id and u.id = a.id
  where k.id = p_id and a.disabled_at is null and a.password_hash is not null and u.archived_at is null
$$;
revoke all on function auth.find_passkey from public;
grant execute on function auth.find_passkey to etabli_gate;
