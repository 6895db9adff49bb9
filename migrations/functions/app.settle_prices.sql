-- After an import: what its lines left pending goes into the index that searches read.
create or replace function app.settle_prices() returns bigint
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  select gin_clean_pending_list('app.price_search'::regclass)
$$;
revoke all on function app.settle_prices from public;
grant execute on function app.settle_prices to etabli_app;
