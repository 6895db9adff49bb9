-- Ends the transaction, to be run again, when the shop has as many unconfirmed bookings of unknown contacts since then. The
-- caller holds the shop's counter, so nothing of this changes before its commit. While no more than p_numbered repairs were
-- ever numbered there cannot be as many. In PL/pgSQL for the exception.
create or replace function app.expect_usual_demand(p_since timestamptz, p_unusual int, p_numbered int) returns void
  language plpgsql as $$
begin
  if (select sum(c.last) from app.counter c where c.shop_id = app.shop() and left(c.series, 1) = 'R') <= p_numbered then return; end if;
  if (select count(*) from app.booking b
      where b.shop_id = app.shop() and b.created_at > p_since and b.confirmed_at is null) >= p_unusual then
    raise exception 'unusually many bookings since %', p_since using errcode = '40001';
  end if;
end $$;
revoke all on function app.expect_usual_demand from public;
grant execute on function app.expect_usual_demand to etabli_app;
