-- Counts one attempt; false once more than p_max were made in the window.
create or replace function auth.allow(p_key text, p_max int, p_seconds int) returns boolean
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  insert into auth.attempt as h values (p_key, 1, now() + make_interval(secs => p_seconds))
  on conflict (key) do update set
    count = case when h.until < now() then 1 else h.count + 1 end,
    until = case when h.until < now() then excluded.until else h.until end
  returning count <= p_max
$$;
revoke all on function auth.allow from public;
grant execute on function auth.allow to etabli_app;
