-- Holidays and absences last days; without their own index each search would walk the whole past.
create index event_long on app.event (shop_id, start_at) where end_at - start_at > interval '1 day';

-- lower() is not leakproof: under row-level security its index would never be used. This asks as the owner,
-- for the shop of the transaction only.
create function app.find_clients(p_email text, p_phones text[]) returns setof uuid
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select c.id from app.client c where c.shop_id = app.shop() and p_email <> '' and c.email <> '' and lower(c.email) = lower(p_email)
  union
  select p.client_id from app.client_phone p where p.shop_id = app.shop() and p.number = any(p_phones)
$$;
revoke all on function app.find_clients from public;
grant execute on function app.find_clients to etabli_app;
