-- One page of the public directory: the nearest that serve the place first when one is given, by name otherwise. `p_text` and `p_place` are
-- written as app.name_key does, `p_skills` are the trades that the text means.
create or replace function app.search_shops(
    p_text text, p_skills text[], p_category text, p_place text, p_lat double precision, p_lon double precision, p_first int, p_offset int)
  returns table (shop_id uuid, name text, zipcode text, slug text, city text, skills text[], labels text[], distance_km double precision, total bigint)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  with found as (
    select s.id, s.search,
      -- The distance of the domain (agenda/travel.ts), in whole kilometres.
      round(2 * 6371 * asin(least(1, sqrt(sind((s.lat - p_lat) / 2) ^ 2 + cosd(p_lat) * cosd(s.lat) * sind((s.lon - p_lon) / 2) ^ 2)))) as km
    from app.shop s
    where s.status = 'ACTIVE'
      and (p_lat is null or app.serves(s.reach, p_lat, p_lon))
      and (p_place = '' or s.search like '% %' || p_place || '%')
      and (p_category = '' or exists (
        select from app.shop_user u where u.shop_id = s.id and u.archived_at is null and p_category = any (u.skills)))
      and (p_text = '' or s.search like '%' || p_text || '%' or (p_skills <> '{}' and exists (
        select from app.shop_user u where u.shop_id = s.id and u.archived_at is null and u.skills && p_skills)))),
  page as (
    select f.*, count(*) over () as total from found f order by f.km nulls last, f.search, f.id limit p_first offset p_offset)
  select s.id, s.name, s.zipcode, s.slug, s.city,
    array(select distinct k from app.shop_user u, unnest(u.skills) k where u.shop_id = s.id and u.archived_at is null order by k),
    s.labels, page.km, page.total
  from page join app.shop s on s.id = page.id
  order by page.km nulls last, page.search, page.id
$$;
revoke all on function app.search_shops from public;
grant execute on function app.search_shops to etabli_app;
