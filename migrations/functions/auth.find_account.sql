-- The account of an e-mail, for sign-in, and whether it signed in from this device, or from any, before. An invited person
-- without a password and one who left the shop have none.
create or replace function auth.find_account(p_email text, p_device_hash bytea)
  returns table (id uuid, shop_id uuid, email text, password_hash text, known boolean, has_devices boolean, suspended boolean)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select a.id, a.shop_id, a.email, a.password_hash,
    exists (select from auth.device d where d.token_hash = p_device_hash and d.account_id = a.id),
    exists (select from auth.device d where d.account_id = a.id),
    exists (select from app.shop s where s.id = a.shop_id and s.status = 'SUSPENDED' and a.role <> 'ADMIN')
  from auth.account a left join app.shop_user u on u.shop_id = a.shop_id and u.id = a.id
  where lower(a.email) = lower(p_email) and a.disabled_at is null and a.password_hash is not null and u.archived_at is null
$$;
revoke all on function auth.find_account from public;
grant execute on function auth.find_account to etabli_gate;
