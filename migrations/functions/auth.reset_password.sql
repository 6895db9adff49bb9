-- Sets the password of an account; its sessions, half open ones too, and its link end, and its devices are unknown again.
create or replace function auth.reset_password(p_account uuid, p_password_hash text) returns void
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  update auth.account set password_hash = p_password_hash where id = p_account;
  delete from auth.password_link where account_id = p_account;
  delete from auth.device where account_id = p_account;
  delete from auth.trusted_device where account_id = p_account;
  delete from auth.half_session where account_id = p_account;
  delete from auth.session where account_id = p_account
$$;
revoke all on function auth.reset_password from public;
grant execute on function auth.reset_password to etabli_gate;
