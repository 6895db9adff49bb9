-- What a series without a choice of its own prints before the year: the prefix of the latest year before, or its letter.
create or replace function app.series_prefix(p_series text) returns text
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select coalesce(
    (select c.prefix from app.counter c
      where c.shop_id = app.shop() and left(c.series, 1) = left(p_series, 1) and c.series <= p_series
      order by c.series desc limit 1),
    left(p_series, 1))
$$;
revoke all on function app.series_prefix from public;
