-- Sets a password by its link, once: every session of the account ends. Answers the account, or nothing when the link is
-- over or was used.
create or replace function auth.use_password_link(p_token_hash bytea, p_password_hash text)
  returns table (id uuid, shop_id uuid, email text)
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  owner uuid;
begin
  delete from auth.password_link l using auth.account a
  where l.token_hash = p_token_hash and l.expire_at > now() and a.id = l.account_id and a.disabled_at is null
  returning l.account_id into owner;
  if owner is null then return; end if;
  perform auth.reset_password(owner, p_password_hash);
  return query select a.id, a.shop_id, a.email from auth.account a where a.id = owner;
end
$$;
revoke all on function auth.use_password_link from public;
grant execute on function auth.use_password_link to etabli_gate;
