-- The name and role of a person of the shop of the transaction; none for an account from outside.
create or replace function app.person_of(p_account uuid) returns table (name text, role text)
  language sql stable set search_path = pg_catalog, pg_temp as $$
  select trim(u.firstname || ' ' || u.lastname), u.role from app.shop_user u
  where u.shop_id = app.shop() and u.id = p_account
$$;
revoke all on function app.person_of from public;
grant execute on function app.person_of to etabli_app;
