-- Clients by e-mail or telephone, merged records followed to their survivor. lower() is not leakproof: under
-- row-level security its index would never be used, so this runs as the owner.
create or replace function app.find_clients(p_email text, p_phones text[]) returns setof uuid
  language sql stable security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
  select app.survivor(found.id) from (
    select c.id from app.client c where c.shop_id = app.shop() and p_email <> '' and c.email <> '' and lower(c.email) = lower(p_email)
    union
    select p.client_id from app.client_phone p where p.shop_id = app.shop() and p.number = any(p_phones)) found
$$;
revoke all on function app.find_clients from public;
grant execute on function app.find_clients to etabli_app;
