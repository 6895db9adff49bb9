-- Every shop, for an administrator: the caller has checked the role.
create or replace function app.all_shops()
  returns table (id uuid, name text, status text, logo_url text, zip text, city text, users bigint)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select s.id, s.name, s.status, s.logo_url, s.zipcode, s.city,
    (select count(*) from app.shop_user u where u.shop_id = s.id and u.archived_at is null)
  from app.shop s order by 7 desc, s.name
$$;
revoke all on function app.all_shops from public;
grant execute on function app.all_shops to etabli_app;
