-- Locks the shop's chain until the end of the transaction and answers its last link. The second statement has a snapshot
-- of its own: it reads what was added while the first one waited.
create function app.lock_ledger() returns table (shop_id uuid, seq bigint, hash text, at timestamptz, closed_to date)
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  insert into app.ledger_lock as l (shop_id) values (app.shop()) on conflict (shop_id) do update set shop_id = l.shop_id;
  select app.shop(), coalesce(max(last.seq), 0), coalesce(max(last.hash), repeat('0', 64)), max(last.at), coalesce(max(last.closed_to), '1900-01-01')
  from (select e.seq, e.hash, e.at, e.closed_to from app.ledger_entry e where e.shop_id = app.shop() order by e.seq desc limit 1) last
$$;
revoke all on function app.lock_ledger from public;
grant execute on function app.lock_ledger to etabli_app;
