-- Counts one attempt unless it comes too early; answers the seconds to wait, 0 when it may be made. After p_free attempts in
-- a day each next one waits twice as long, from one minute to one hour. An attempt that is refused delays no other one.
-- clock_timestamp(), since now() is the start of the transaction: of two concurrent ones, the one that waits for the row lock
-- may have started before the other one wrote again_at.
create or replace function auth.take_turn(p_key text, p_free int) returns int
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  with turn as (
    insert into auth.attempt as a (key, count, until) values (p_key, 1, now() + interval '1 day')
    on conflict (key) do update set
      count = case when a.until < now() then 1 else a.count + 1 end,
      until = now() + interval '1 day',
      again_at = case when a.until < now() or a.count + 1 < p_free then now()
        else now() + least(interval '1 hour', interval '1 minute' * power(2, least(a.count + 1 - p_free, 10))) end
    where a.again_at <= clock_timestamp() or a.until < now()
    returning 0 as seconds),
  early as (
    select greatest(1, ceil(extract(epoch from again_at - now())))::int as seconds from auth.attempt where key = p_key)
  select seconds from turn union all select seconds from early where not exists (select from turn) limit 1
$$;
revoke all on function auth.take_turn from public;
grant execute on function auth.take_turn to etabli_gate;
