-- Another e-mail for the account of a person of this shop; the link of a letter to the former one opens nothing any more.
create or replace function app.change_account_email(p_id uuid, p_email text) returns void
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  update auth.account a set email = p_email where a.shop_id = app.shop() and a.id = p_id;
  delete from auth.password_link l using auth.account a where a.shop_id = app.shop() and a.id = p_id and l.account_id = a.id
$$;
revoke all on function app.change_account_email from public;
grant execute on function app.change_account_email to etabli_app;
