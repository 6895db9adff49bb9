-- Ends the sessions, the known devices and the link of the account of a person of this shop. The ended sessions say when the
-- person was last seen.
create or replace function app.end_account(p_id uuid) returns void
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  delete from auth.password_link l using auth.account a where a.shop_id = app.shop() and a.id = p_id and l.account_id = a.id;
  delete from auth.device d using auth.account a where a.shop_id = app.shop() and a.id = p_id and d.account_id = a.id;
  delete from auth.trusted_device t using auth.account a where a.shop_id = app.shop() and a.id = p_id and t.account_id = a.id;
  update auth.session s set expire_at = now() from auth.account a
  where a.shop_id = app.shop() and a.id = p_id and s.account_id = a.id and s.expire_at > now()
$$;
revoke all on function app.end_account from public;
grant execute on function app.end_account to etabli_app;
