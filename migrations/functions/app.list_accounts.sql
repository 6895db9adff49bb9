-- The accounts of this shop: their e-mail, whether a password was chosen, until when an invitation opens, the last use, and
-- whether a code or a passkey was set up.
create or replace function app.list_accounts()
  returns table (id uuid, email text, has_password boolean, invited_until timestamptz, seen_at timestamptz,
    second_factor boolean)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select a.id, a.email, a.password_hash is not null,
    (select l.expire_at from auth.password_link l where l.account_id = a.id and a.password_hash is null),
    (select max(s.seen_at) from auth.session s where s.account_id = a.id),
    exists (select from auth.second_factor f where f.account_id = a.id and f.confirmed_at is not null)
      or exists (select from auth.passkey k where k.account_id = a.id)
  from auth.account a where a.shop_id = app.shop()
$$;
revoke all on function app.list_accounts from public;
grant execute on function app.list_accounts to etabli_app;
