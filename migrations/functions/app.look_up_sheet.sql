-- The repairs of this reference whose client has this e-mail or telephone, in every shop: their link is sent to the
-- e-mail on file. The contact is looked for first: the same reference exists in every shop.
create or replace function app.look_up_sheet(p_reference text, p_email text, p_phone text) returns table (shop_id uuid, repair_id uuid)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select r.shop_id, r.id from (
    select c.shop_id, c.id from app.client c where p_email <> '' and c.email <> '' and lower(c.email) = lower(p_email)
    union
    select p.shop_id, p.client_id from app.client_phone p where p_phone <> '' and p.number = p_phone) known (shop_id, client_id)
  join app.repair r on r.shop_id = known.shop_id and r.client_id = known.client_id
  where r.reference = upper(p_reference)
  limit 5
$$;
revoke all on function app.look_up_sheet from public;
grant execute on function app.look_up_sheet to etabli_app;
