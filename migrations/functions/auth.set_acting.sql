-- Another hour for an administrator who says to act for this shop, or the end of it at once.
create or replace function auth.set_acting(p_token_hash bytea, p_shop uuid, p_goes_on boolean) returns void
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  insert into auth.acting (session_id, shop_id, until)
  select s.id, p_shop, now() + case when p_goes_on then interval '1 hour' else interval '0' end
  from auth.session s join auth.account a on a.id = s.account_id and a.role = 'ADMIN'
  where s.token_hash = p_token_hash
  on conflict (session_id, shop_id) do update set until = excluded.until
$$;
revoke all on function auth.set_acting from public;
grant execute on function auth.set_acting to etabli_gate;
