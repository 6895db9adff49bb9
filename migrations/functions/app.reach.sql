-- Where a shop goes, as travelRulesOf of the domain reads its rules (agenda/travel-rules.ts): the latitude and the
-- longitude that it leaves from, null when unknown, then kilometres. Null for a shop that serves postal codes alone.
create or replace function app.reach(p_rules jsonb, p_shop_lat double precision, p_shop_lon double precision)
  returns double precision[] language sql immutable set search_path = pg_catalog, pg_temp as $$
  with rules as (
    select case when jsonb_typeof(p_rules -> 'radius_km') = 'number' then (p_rules ->> 'radius_km')::float8 end as radius,
      case when jsonb_typeof(p_rules #> '{base,lat}') = 'number' and jsonb_typeof(p_rules #> '{base,lon}') = 'number'
        then array[(p_rules #>> '{base,lat}')::float8, (p_rules #>> '{base,lon}')::float8] end as stored)
  select case when abs(r.stored[1]) <= 90 and abs(r.stored[2]) <= 180 then r.stored else array[p_shop_lat, p_shop_lon] end
    || case when r.radius between 1 and 500 then r.radius else 25 end
  from rules r where p_rules #>> '{area,by}' is distinct from 'zips'
$$;
revoke all on function app.reach from public;
grant execute on function app.reach to etabli_app;
