-- Takes the next number of a series of the shop; its row stays locked until the transaction ends. A new year keeps the
-- prefix of the year before.
create function app.take_number(p_series text, out n bigint, out prefix text)
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  insert into app.counter as c (shop_id, series, last, prefix) values (app.shop(), p_series, 1, app.series_prefix(p_series))
  on conflict (shop_id, series) do update set last = c.last + 1 returning c.last, c.prefix
$$;
revoke all on function app.take_number from public;
grant execute on function app.take_number to etabli_app;
