-- Sets the password of the account of this session; its other sessions and the link of a letter end, its other devices are
-- unknown again, and a code is asked of all.
create or replace function auth.change_password(p_token_hash bytea, p_password_hash text) returns void
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  update auth.account a set password_hash = p_password_hash
  from auth.session s where s.token_hash = p_token_hash and a.id = s.account_id;
  delete from auth.password_link l using auth.session own where own.token_hash = p_token_hash and l.account_id = own.account_id;
  delete from auth.device d using auth.session own
  where own.token_hash = p_token_hash and d.account_id = own.account_id and d.token_hash is distinct from own.device_hash;
  delete from auth.trusted_device t using auth.session own where own.token_hash = p_token_hash and t.account_id = own.account_id;
  delete from auth.half_session h using auth.session own where own.token_hash = p_token_hash and h.account_id = own.account_id;
  delete from auth.session s using auth.session own
  where own.token_hash = p_token_hash and s.account_id = own.account_id and s.token_hash <> p_token_hash
$$;
revoke all on function auth.change_password from public;
grant execute on function auth.change_password to etabli_gate;
