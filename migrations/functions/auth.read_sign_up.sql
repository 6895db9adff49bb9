-- What the letter of a sign-up says, and whether an account has the e-mail already; no row once it is over.
create or replace function auth.read_sign_up(p_id uuid)
  returns table (email text, firstname text, shop_name text, known boolean)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select s.email, s.firstname, s.shop_name, exists (select from auth.account a where lower(a.email) = lower(s.email))
  from auth.sign_up s where s.id = p_id and s.expire_at > now()
$$;
revoke all on function auth.read_sign_up from public;
grant execute on function auth.read_sign_up to etabli_gate;
