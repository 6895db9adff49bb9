-- The shop of a public address: its own, then a former one, then a slug that only one shop has.
create or replace function app.find_shop(p_zipcode text, p_slug text)
  returns table (shop_id uuid, zipcode text, slug text)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select found.id, found.zipcode, found.slug from (select s.id, s.zipcode, s.slug, 0 as rank from app.shop s where s.status <> 'CLOSED' and s.zipcode = p_zipcode and s.slug = p_slug
   union all
   select s.id, s.zipcode, s.slug, 1 from app.shop_former_address f join app.shop s on s.id = f.shop_id
    where s.status <> 'CLOSED' and f.slug = p_slug and f.zipcode = p_zipcode
   union all
   (select s.id, s.zipcode, s.slug, 2 from app.shop s where s.status <> 'CLOSED' and s.slug = p_slug
     and (select count(*) from app.shop other where other.slug = p_slug and other.status <> 'CLOSED') = 1)
  ) found order by found.rank limit 1
$$;
revoke all on function app.find_shop from public;
grant execute on function app.find_shop to etabli_app;
