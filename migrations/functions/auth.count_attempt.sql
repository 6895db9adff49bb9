-- Counts one attempt for every process together: the count, and the milliseconds until it is reset.
create or replace function auth.count_attempt(p_key text, p_milliseconds bigint) returns table (current int, ttl int)
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  insert into auth.attempt as h values (p_key, 1, now() + p_milliseconds * interval '1 millisecond')
  on conflict (key) do update set
    count = case when h.until < now() then 1 else h.count + 1 end,
    until = case when h.until < now() then excluded.until else h.until end
  returning h.count, greatest(0, extract(epoch from h.until - now()) * 1000)::int
$$;
revoke all on function auth.count_attempt from public;
grant execute on function auth.count_attempt to etabli_gate;
