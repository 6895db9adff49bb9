-- Chooses the prefix and the first number of a series; answers false once a number of it was taken. The row's lock
-- makes a choice and the first document of the series wait for each other.
create or replace function app.set_numbering(p_series text, p_prefix text, p_first bigint) returns boolean
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  with chosen as (
    insert into app.counter as c (shop_id, series, last, prefix, first)
    values (app.shop(), p_series, p_first - 1, p_prefix, p_first)
    on conflict (shop_id, series) do update
      set last = excluded.last, prefix = excluded.prefix, first = excluded.first
      where c.last = c.first - 1
    returning 1)
  select exists (select from chosen)
$$;
revoke all on function app.set_numbering from public;
grant execute on function app.set_numbering to etabli_app;
