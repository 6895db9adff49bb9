-- A box around where a shop of this reach (app.reach) goes, longitude first, which an index compares with a place: never
-- smaller than the circle that app.serves then draws. A shop that was not
-- located goes everywhere; none for one that serves postal codes alone.
create or replace function app.served_box(p_reach double precision[])
  returns box language sql immutable set search_path = pg_catalog, pg_temp as $$
  select case when p_reach is null then null when p_reach[1] is null or p_reach[2] is null then box(point(-1000, -1000), point(1000, 1000))
    else box(point(p_reach[2] - degrees.east, p_reach[1] - degrees.north), point(p_reach[2] + degrees.east, p_reach[1] + degrees.north)) end
  from (select p_reach[3] / 110 as north, p_reach[3] / 110 / greatest(0.01, cosd(least(90, abs(p_reach[1]) + p_reach[3] / 110))) as east) degrees
$$;
revoke all on function app.served_box from public;
grant execute on function app.served_box to etabli_app;
