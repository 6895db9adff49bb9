-- nameKey of the domain (client/names.ts): no case, accent, hyphen, apostrophe or space.
create or replace function app.name_key(p_name text) returns text language sql immutable parallel safe strict
  return lower(regexp_replace(
    normalize(replace(replace(replace(replace(p_name, 'œ', 'oe'), 'Œ', 'oe'), 'æ', 'ae'), 'Æ', 'ae'), NFD) collate "pg_c_utf8",
    '[^[:alnum:]]', '', 'g'));
