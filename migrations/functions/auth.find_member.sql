-- The shop and the e-mail of an account, for an administrator who helps its person.
create or replace function auth.find_member(p_account uuid) returns table (id uuid, shop_id uuid, email text, disabled boolean)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select a.id, a.shop_id, a.email, a.disabled_at is not null from auth.account a
  where a.id = p_account and a.role <> 'ADMIN' and a.shop_id is not null
$$;
revoke all on function auth.find_member from public;
grant execute on function auth.find_member to etabli_gate;
