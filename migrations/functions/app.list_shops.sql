-- The public directory.
create or replace function app.list_shops()
  returns table (shop_id uuid, name text, zipcode text, slug text, city text, lat double precision, lon double precision, skills text[], labels text[])
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select s.id, s.name, s.zipcode, s.slug, s.city, s.lat, s.lon,
    array(select distinct k from app.shop_user u, unnest(u.skills) k where u.shop_id = s.id and u.archived_at is null order by k),
    s.labels
  from app.shop s where s.status = 'ACTIVE' order by s.name
$$;
revoke all on function app.list_shops from public;
grant execute on function app.list_shops to etabli_app;
