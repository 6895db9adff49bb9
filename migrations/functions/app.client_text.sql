-- The text that a client is searched by, each word after a space; « D'Ormesson » also as one word.
create or replace function app.client_text(p_lastname text, p_firstname text, p_email text, p_places text, p_phones text[])
  returns text language plpgsql immutable parallel safe as $$
declare
  last text := app.fold(p_lastname);
  first text := app.fold(p_firstname);
begin
  return left(concat_ws(' ', '', last, first, nullif(app.fold(p_email), ''),
    case when last like '% %' then replace(last, ' ', '') end,
    case when first like '% %' then replace(first, ' ', '') end,
    app.fold(p_places),
    (select string_agg(app.phone_text(number), ' ' order by turn) from unnest(p_phones) with ordinality as phone (number, turn))), 4000);
end $$;
