-- Takes the next number of a series of the shop; its row stays locked until the transaction ends.
create or replace function app.take_number(p_series text) returns bigint
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  insert into app.counter as c values (app.shop(), p_series, 1)
  on conflict (shop_id, series) do update set last = c.last + 1 returning last
$$;
revoke all on function app.take_number from public;
grant execute on function app.take_number to etabli_app;
