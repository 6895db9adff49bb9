-- Clients that an imported file may mean, by e-mail, telephone or name.
create or replace function app.find_known_clients(p_emails text[], p_phones text[], p_names text[]) returns setof uuid
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select app.survivor(found.id) from (
    select c.id from app.client c where c.shop_id = app.shop() and c.email <> '' and lower(c.email) = any(p_emails)
    union
    select p.client_id from app.client_phone p where p.shop_id = app.shop() and p.number = any(p_phones)) found
  union
  select c.id from app.client c where c.shop_id = app.shop() and c.merged_into is null and c.name_key = any(p_names)
$$;
revoke all on function app.find_known_clients from public;
grant execute on function app.find_known_clients to etabli_app;
