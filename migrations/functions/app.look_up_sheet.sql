-- The link of a repair, by its reference and the e-mail or telephone of its client.
create or replace function app.look_up_sheet(p_reference text, p_email text, p_phone text) returns table (sheetid text)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select r.sheetid from app.repair r join app.client c on c.shop_id = r.shop_id and c.id = r.client_id
  where r.reference = upper(p_reference) and (
    (p_email <> '' and lower(c.email) = lower(p_email))
    or (p_phone <> '' and exists (select 1 from app.client_phone p where p.shop_id = c.shop_id and p.client_id = c.id and p.number = p_phone)))
  limit 1
$$;
revoke all on function app.look_up_sheet from public;
grant execute on function app.look_up_sheet to etabli_app;
