-- Whether a shop goes to a place: the same as withinRadius(travelRulesOf(rules, shop), place) of the domain
-- (agenda/travel-rules.ts, agenda/travel.ts), which a test of server/shop/directory holds equal.
create or replace function app.serves(
    p_rules jsonb, p_shop_lat double precision, p_shop_lon double precision, p_lat double precision, p_lon double precision)
  returns boolean language sql immutable set search_path = pg_catalog, pg_temp as $$
  with rules as (
    select case when jsonb_typeof(p_rules -> 'radius_km') = 'number' then (p_rules ->> 'radius_km')::float8 end as radius,
      case when jsonb_typeof(p_rules #> '{base,lat}') = 'number' and jsonb_typeof(p_rules #> '{base,lon}') = 'number'
        then array[(p_rules #>> '{base,lat}')::float8, (p_rules #>> '{base,lon}')::float8] end as stored),
  base as (
    select case when r.radius between 1 and 500 then r.radius else 25 end as radius,
      case when abs(r.stored[1]) <= 90 and abs(r.stored[2]) <= 180 then r.stored else array[p_shop_lat, p_shop_lon] end as at
    from rules r)
  select b.at[1] is null or b.at[2] is null or 2 * 6371 * asin(least(1, sqrt(sind((b.at[1] - p_lat) / 2) ^ 2
    + cosd(p_lat) * cosd(b.at[1]) * sind((b.at[2] - p_lon) / 2) ^ 2))) <= b.radius
  from base b
$$;
revoke all on function app.serves from public;
