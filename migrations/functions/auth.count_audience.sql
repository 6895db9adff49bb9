-- Adds what a process counted of the shops' public pages: rows {shop_id, at, step, source, count}, of any shops, on the
-- day of each shop's clock. In one order, so that two processes never wait for each other.
create or replace function auth.count_audience(p_counts jsonb) returns void
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  insert into app.audience (shop_id, day, step, source, count)
  select c.shop_id, (c.at at time zone s.timezone)::date, c.step, c.source, sum(c.count)
  from jsonb_to_recordset(p_counts) as c (shop_id uuid, at timestamptz, step text, source text, count int)
  join app.shop s on s.id = c.shop_id
  group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (shop_id, day, step, source) do update set count = audience.count + excluded.count
$$;
revoke all on function auth.count_audience from public;
grant execute on function auth.count_audience to etabli_gate;
