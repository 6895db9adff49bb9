-- The account of a session that is neither over, nor idle for three days, nor of an account or a shop that was closed. A user's names
-- and role come from the shop's own record; an administrator has none there. `stale`: its last use is to be written.
-- `acting`: the shops that an administrator acted for, true while the hour lasts. `factor`: the shop requires a second
-- factor that this session did not give, from which day, whether it has come, and whether the account has a passkey.
-- `offline_hours`: how long its device shows without network what it was told; null for an administrator without a shop.
create or replace function auth.check_session(p_token_hash bytea)
  returns table (id uuid, firstname text, lastname text, role text, shop_id uuid, session_id uuid, session_type text,
    expire_at timestamptz, stale boolean, acting jsonb, factor jsonb, offline_hours int)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select a.id, coalesce(u.firstname, a.firstname), coalesce(u.lastname, a.lastname),
    case when a.role = 'ADMIN' then 'ADMIN' else coalesce(u.role, 'TECHNICIAN') end, a.shop_id, s.id, s.session_type,
    s.expire_at, s.seen_at < now() - interval '10 minutes',
    case when a.role = 'ADMIN' then (select coalesce(jsonb_object_agg(t.shop_id, t.until > now()), '{}') from auth.acting t
      where t.session_id = s.id) else '{}' end,
    case when w.second_factor_from is not null and a.role <> 'ADMIN'
      and not exists (select from auth.second_factor f where f.account_id = a.id and f.confirmed_at is not null)
      and not (s.session_type = 'passkey' and exists (select from auth.passkey k where k.account_id = a.id))
    then jsonb_build_object('from', w.second_factor_from,
      'due', w.second_factor_from <= (now() at time zone w.timezone)::date,
      'has_passkey', exists (select from auth.passkey k where k.account_id = a.id)) end,
    w.offline_hours
  from auth.session s join auth.account a on a.id = s.account_id
  left join app.shop_user u on u.shop_id = a.shop_id and u.id = a.id
  left join app.shop w on w.id = a.shop_id
  where s.token_hash = p_token_hash and s.expire_at > now() and s.seen_at > now() - interval '72 hours'
    and a.disabled_at is null and u.archived_at is null and (w.status is distinct from 'SUSPENDED' or a.role = 'ADMIN')
$$;
revoke all on function auth.check_session from public;
grant execute on function auth.check_session to etabli_gate;
