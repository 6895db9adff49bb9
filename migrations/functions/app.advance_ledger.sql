-- Moves the head of the chain; refuses an entry that does not follow it.
create or replace function app.advance_ledger() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update app.ledger_head set seq = new.seq, hash = new.hash
    where shop_id = new.shop_id and seq = new.seq - 1 and hash = new.prev;
  if not found then
    raise exception 'ledger entry % does not follow the head', new.seq using errcode = 'ET003';
  end if;
  return null;
end $$;
revoke all on function app.advance_ledger from public;
