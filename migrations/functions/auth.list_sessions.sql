-- The open sessions of the account that presents this one, last used first.
create or replace function auth.list_sessions(p_token_hash bytea)
  returns table (id uuid, created_at timestamptz, seen_at timestamptz, user_agent text, current boolean)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select s.id, s.created_at, s.seen_at, s.user_agent, s.token_hash = p_token_hash
  from auth.session own join auth.session s on s.account_id = own.account_id
  where own.token_hash = p_token_hash and s.expire_at > now() and s.seen_at > now() - interval '72 hours'
  order by s.token_hash = p_token_hash desc, s.seen_at desc
$$;
revoke all on function auth.list_sessions from public;
grant execute on function auth.list_sessions to etabli_gate;
