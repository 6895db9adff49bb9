-- The same text, written four times faster: a function in SQL is set up anew at each call, and a booking made three.
create or replace function app.fold(p_text text) returns text language plpgsql immutable parallel safe as $$
declare
  plain text := regexp_replace(
    lower(public.unaccent('public.unaccent'::regdictionary, lower(normalize(p_text) collate pg_c_utf8))),
    '[\x01-\x2f\x3a-\x60\x7b-\x7f\u0080-\u00bf\u2000-\u206f\u3000\ufe00-\ufe0f]+', ' ', 'g');
begin
  if plain ~ '[^\x01-\x7f]' then
    plain := (select string_agg(case when ascii(sign) < 128 then sign else 'z' || lpad(to_hex(ascii(sign)), 5, '0') end, '' order by turn)
      from string_to_table(plain, null) with ordinality as signs (sign, turn));
  end if;
  return btrim(plain);
end $$;

create or replace function app.phone_text(p_number text) returns text language plpgsql immutable parallel safe as $$
declare
  digits text := regexp_replace(p_number, '\D', '', 'g');
begin
  return case
    when digits ~ '^(33|32|41)' then digits || ' 0' || substr(digits, 3)
    when digits ~ '^(262|590|594|596)' then digits || ' 0' || substr(digits, 4)
    else digits end;
end $$;

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
