-- Closes an account of a shop and ends its sessions, or opens it again; an administrator's account is none of them.
create or replace function auth.set_disabled(p_account uuid, p_disabled boolean) returns void
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  update auth.account set disabled_at = case when p_disabled then coalesce(disabled_at, now()) end
  where id = p_account and role <> 'ADMIN';
  delete from auth.trusted_device t using auth.account a
  where p_disabled and t.account_id = p_account and a.id = p_account and a.role <> 'ADMIN';
  delete from auth.session s using auth.account a
  where p_disabled and s.account_id = p_account and a.id = p_account and a.role <> 'ADMIN'
$$;
revoke all on function auth.set_disabled from public;
grant execute on function auth.set_disabled to etabli_gate;
