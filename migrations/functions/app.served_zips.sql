-- The postal codes that a shop serves beside its distance, or instead of it, as servedAreaOf and listedZips of the domain
-- read its rules (shop/area/area.ts): « 31000 », or « 31* » for all those that begin so.
create or replace function app.served_zips(p_rules jsonb)
  returns text[] language sql immutable set search_path = pg_catalog, pg_temp as $$
  select case when p_rules #>> '{area,by}' in ('zips', 'both') and jsonb_typeof(p_rules #> '{area,zips}') = 'array'
    then array(select zip #>> '{}' from jsonb_array_elements(p_rules #> '{area,zips}') zip
      where jsonb_typeof(zip) = 'string' and zip #>> '{}' ~ '^([0-9]{5}|[0-9]{2,4}[*])$')
    else '{}' end
$$;
revoke all on function app.served_zips from public;
grant execute on function app.served_zips to etabli_app;
