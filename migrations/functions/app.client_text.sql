-- The text that a client is searched by, each word after a space; « D'Ormesson » also as one word.
create or replace function app.client_text(c app.client) returns text language plpgsql stable as $$
declare
  places text := (select string_agg(concat_ws(' ', a.street, a.complement, a.zip, a.city), ' ' order by a.address_id)
    from app.client_address a where a.shop_id = c.shop_id and a.client_id = c.id);
  phones text := (select string_agg(app.phone_text(p.number), ' ' order by p.position)
    from app.client_phone p where p.shop_id = c.shop_id and p.client_id = c.id);
  last text := app.fold(c.lastname);
  first text := app.fold(c.firstname);
begin
  return left(concat_ws(' ', '', last, first, nullif(app.fold(c.email), ''),
    case when last like '% %' then replace(last, ' ', '') end,
    case when first like '% %' then replace(first, ' ', '') end,
    app.fold(places), phones), 4000);
end $$;
revoke all on function app.client_text from public;
