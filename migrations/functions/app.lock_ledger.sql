-- Locks the head of the shop's chain until the end of the transaction and answers it.
create or replace function app.lock_ledger() returns app.ledger_head
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  insert into app.ledger_head as h (shop_id) values (app.shop()) on conflict (shop_id) do update set seq = h.seq returning h.*
$$;
revoke all on function app.lock_ledger from public;
grant execute on function app.lock_ledger to etabli_app;
