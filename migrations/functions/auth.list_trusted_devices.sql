-- The browsers that the account of this session is asked no code from, the latest first.
create or replace function auth.list_trusted_devices(p_token_hash bytea)
  returns table (id uuid, created_at timestamptz, expire_at timestamptz, user_agent text, current boolean)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select t.id, t.created_at, t.expire_at, t.user_agent, t.device_hash is not distinct from own.device_hash
  from auth.session own join auth.trusted_device t on t.account_id = own.account_id
  where own.token_hash = p_token_hash and t.expire_at > now()
  order by t.device_hash is not distinct from own.device_hash desc, t.created_at desc, t.id desc
$$;
revoke all on function auth.list_trusted_devices from public;
grant execute on function auth.list_trusted_devices to etabli_gate;
