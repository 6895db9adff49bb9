-- The shop of a public address, present or former; otherwise the one shop that has this slug elsewhere.
create or replace function app.find_shop(p_zipcode text, p_slug text)
  returns table (shop_id uuid, zipcode text, slug text)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select s.id, s.zipcode, s.slug from (
    select a.shop_id, 0 as rank from app.shop_address a where a.zipcode = p_zipcode and a.slug = p_slug
    union all
    select (array_agg(same.id))[1], 1 from (
      select other.id from app.shop_address a
      join app.shop other on other.id = a.shop_id and other.zipcode = a.zipcode and other.slug = a.slug
      where a.slug = p_slug and other.status <> 'CLOSED' and other.onboarding = 'done' limit 2) same
    having count(*) = 1
  ) found join app.shop s on s.id = found.shop_id
  where s.status <> 'CLOSED' and s.onboarding = 'done' order by found.rank limit 1
$$;
revoke all on function app.find_shop from public;
grant execute on function app.find_shop to etabli_app;
