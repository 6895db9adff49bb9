-- Whether a shop of this reach (app.reach) goes to a place: the same as serves(travelRulesOf(rules, shop), place) of
-- the domain (agenda/travel.ts) without its postal codes, which a test of server/shop/directory holds equal. Without settings of its own, it
-- is written into the statement that calls it: a call for each shop took 65 µs.
create or replace function app.serves(p_reach double precision[], p_lat double precision, p_lon double precision)
  returns boolean language sql immutable as $$
  select p_reach is not null and (p_reach[1] is null or p_reach[2] is null or 2 * 6371 * asin(least(1, sqrt(sind((p_reach[1] - p_lat) / 2) ^ 2
    + cosd(p_lat) * cosd(p_reach[1]) * sind((p_reach[2] - p_lon) / 2) ^ 2))) <= p_reach[3])
$$;
revoke all on function app.serves from public;
