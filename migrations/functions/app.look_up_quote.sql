-- The quotes of this reference whose client has this e-mail or telephone, as app.look_up_sheet finds repairs.
create or replace function app.look_up_quote(p_reference text, p_email text, p_phone text) returns table (shop_id uuid, quote_id uuid)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select q.shop_id, q.id from (
    select c.shop_id, c.id from app.client c where p_email <> '' and c.email <> '' and lower(c.email) = lower(p_email)
    union
    select p.shop_id, p.client_id from app.client_phone p where p_phone <> '' and p.number = p_phone) known (shop_id, client_id)
  join app.quote q on q.shop_id = known.shop_id and q.client_id = known.client_id
  where q.reference = upper(p_reference) and q.status not in ('Brouillon', 'A envoyer')
  limit 5
$$;
revoke all on function app.look_up_quote from public;
grant execute on function app.look_up_quote to etabli_app;
