-- Text as the search compares it: small letters of the Latin alphabet and digits, one space between words. Other
-- alphabets and emoji become z and five digits of their code, so that trigrams see them whatever the server's locale.
-- unaccent() is only STABLE because its dictionary may be replaced; ours is named and never is. In PL/pgSQL it is
-- four times faster than in SQL.
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
