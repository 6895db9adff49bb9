-- One page of the public directory: those that serve the place or have their workshop there, the nearest first, when one
-- is given; by name otherwise. `p_text` and `p_place` are written as app.name_key does, `p_skills` are the trades that
-- the text means, `p_zips` the postal codes of the place, `p_listed` what a
-- shop's list may hold for them (zipProbes of the domain). The statement holds the conditions that are asked and no
-- others, so that each has its index. `total` stops at p_counted.
create or replace function app.search_shops(
    p_text text, p_skills text[], p_category text, p_place text, p_lat double precision, p_lon double precision, p_zips text[],
    p_listed text[], p_first int, p_offset int, p_counted int)
  returns table (shop_id uuid, name text, zipcode text, slug text, city text, skills text[], labels text[], label jsonb, tariffs jsonb,
    lat double precision, lon double precision, timezone text, distance_km double precision, review_count int, review_stars int, total bigint)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp set jit = off as $$
declare
  near constant boolean := p_lat is not null and p_lon is not null;
  trade constant text := 'exists (select from app.shop_user u where u.shop_id = s.id and u.archived_at is null and u.skills && %s)';
  asked constant text := concat_ws(' and ', $q$s.status = 'ACTIVE'$q$,
    case when near then '(s.served @> box(point($6, $5), point($6, $5)) and app.serves(s.reach, $5, $6) or s.served_zips && $11 or s.zipcode = any ($7))' end,
    case when p_place <> '' then $q$s.search like '% %' || $4 || '%'$q$ end,
    case when p_category <> '' then format(trade, 'array[$3]') end,
    case when p_text <> '' then case when p_skills = '{}' then $q$s.search like '%' || $1 || '%'$q$
      else format($q$(s.search like '%%' || $1 || '%%' or %s)$q$, format(trade, '$2')) end end);
  -- The distance of the domain (agenda/travel.ts), in whole kilometres.
  km constant text := case when near then 'round(2 * 6371 * asin(least(1, sqrt(sind((s.lat - $5) / 2) ^ 2 + cosd($5) * cosd(s.lat) * sind((s.lon - $6) / 2) ^ 2))))'
    else 'null::float8' end;
begin
  -- What is near is measured once, for the page and for the count; by name, both read only as far as they must.
  return query execute format('with matched as %4$s (select s.id, %1$s as km, s.search from app.shop s where %2$s),
    page as (select m.* from matched m order by %3$s m.search, m.id limit $8 offset $9)
    select s.id, s.name, s.zipcode, s.slug, s.city,
      array(select distinct k from app.shop_user u, unnest(u.skills) k where u.shop_id = s.id and u.archived_at is null order by k),
      s.labels, s.label, s.tariffs, s.lat, s.lon, s.timezone, page.km, s.review_count, s.review_stars,
      (select count(*) from (select from matched limit $10) counted)
    from page join app.shop s on s.id = page.id order by page.km nulls last, page.search, page.id',
    km, asked, case when near then 'm.km nulls last,' end, case when near then 'materialized' else 'not materialized' end)
  using p_text, p_skills, p_category, p_place, p_lat, p_lon, p_zips, p_first, p_offset, p_counted, p_listed;
end $$;
revoke all on function app.search_shops from public;
grant execute on function app.search_shops to etabli_app;
