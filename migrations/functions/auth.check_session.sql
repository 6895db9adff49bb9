-- The account of a session. A user's names and role come from the shop's own record; an administrator has none there.
create or replace function auth.check_session(p_token_hash bytea)
  returns table (id uuid, firstname text, lastname text, role text, shop_id uuid, session_type text, expire_at timestamptz)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select a.id, coalesce(u.firstname, a.firstname), coalesce(u.lastname, a.lastname),
    case when a.role = 'ADMIN' then 'ADMIN' else coalesce(u.role, 'TECHNICIAN') end, a.shop_id, s.session_type, s.expire_at
  from auth.session s join auth.account a on a.id = s.account_id
  left join app.shop_user u on u.shop_id = a.shop_id and u.id = a.id
  where s.token_hash = p_token_hash and s.expire_at > now() and a.disabled_at is null and u.archived_at is null
$$;
revoke all on function auth.check_session from public;
grant execute on function auth.check_session to etabli_app;
