-- The number must be the one that this transaction took from the counter.
create or replace function app.check_invoice_number() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if new.number is distinct from (select c.last from app.counter c where c.shop_id = new.shop_id and c.series = new.series) then
    raise exception 'invoice number % of series % was not taken from the counter', new.number, new.series using errcode = 'ET002';
  end if;
  return new;
end $$;
revoke all on function app.check_invoice_number from public;
