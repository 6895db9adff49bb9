-- Photos sent for a quote that is not written yet are kept under the shop's own id. Deletes those that no quote took
-- in time, and those of a booking that was not made in a day; answers how many.
create or replace function app.forget_loose_files(p_before timestamptz, p_booked_before timestamptz) returns int
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  with gone as (
    delete from app.file f
    where f.shop_id = app.shop() and ((f."recipientType" = 'quote' and f."recipientID" = app.shop() and f.created_at < p_before)
      or (f."recipientType" = 'booking' and f.created_at < p_booked_before))
    returning 1)
  select count(*)::int from gone
$$;
revoke all on function app.forget_loose_files from public;
grant execute on function app.forget_loose_files to etabli_app;
