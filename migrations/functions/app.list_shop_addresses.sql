-- The public addresses of active shops, in the order in which they came, for the files of the sitemap.
create or replace function app.list_shop_addresses(p_first int, p_offset int)
  returns table (zipcode text, slug text)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select s.zipcode, s.slug from app.shop s where s.status = 'ACTIVE' order by s.id limit p_first offset p_offset
$$;
revoke all on function app.list_shop_addresses from public;
grant execute on function app.list_shop_addresses to etabli_app;
