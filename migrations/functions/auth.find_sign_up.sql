-- The sign-up that this link confirms.
create or replace function auth.find_sign_up(p_token_hash bytea)
  returns table (password_hash text, shop_name text, zipcode text)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select s.password_hash, s.shop_name, s.zipcode
  from auth.sign_up s where s.token_hash = p_token_hash and s.expire_at > now()
$$;
revoke all on function auth.find_sign_up from public;
grant execute on function auth.find_sign_up to etabli_gate;
