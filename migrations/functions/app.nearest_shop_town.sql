-- The town of the nearest shop of a trade, or of any when it is empty, with its distance in whole kilometres: where one
-- may bring an appliance when no shop comes. Shops that were not located are left out.
create or replace function app.nearest_shop_town(p_lat double precision, p_lon double precision, p_category text)
  returns table (zip text, city text, distance_km double precision)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select s.zipcode, s.city, round(2 * 6371 * asin(least(1, sqrt(sind((s.lat - p_lat) / 2) ^ 2 + cosd(p_lat) * cosd(s.lat) * sind((s.lon - p_lon) / 2) ^ 2)))) as km
  from app.shop s
  where s.status = 'ACTIVE' and s.lat is not null and s.lon is not null and (p_category = '' or exists (
    select from app.shop_user u where u.shop_id = s.id and u.archived_at is null and u.skills && array[p_category]))
  order by km, s.id limit 1
$$;
revoke all on function app.nearest_shop_town from public;
grant execute on function app.nearest_shop_town to etabli_app;
