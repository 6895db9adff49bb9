-- Gives a person of this shop an account without a password, in the transaction that adds the person.
create or replace function app.open_account(p_id uuid, p_email text) returns void
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  insert into auth.account (id, shop_id, email)
  select u.id, u.shop_id, p_email from app.shop_user u where u.shop_id = app.shop() and u.id = p_id
$$;
revoke all on function app.open_account from public;
grant execute on function app.open_account to etabli_app;
