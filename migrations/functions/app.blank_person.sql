-- The same JSON with « effacé » for each free text (by its key), for what says who a client is and where they live (which
-- may have changed since, or be as short as « Li »), and for each text that holds a word or a number of a person.
-- Its shape stays, and so do the words that the product itself chooses, the ids and the dates, whatever a person is called
-- (« Min » is in « Terminer/Archivé », « Ade » in an id): what reads it goes on working. In p_free, '*' is every key.
create or replace function app.blank_person(p_value jsonb, p_words text[], p_digits text[], p_free text[]) returns jsonb
  language plpgsql immutable set search_path = pg_catalog, pg_temp as $$
declare
  chosen constant text[] := array['by', 'channel', 'danger', 'kind_id', 'method', 'parts', 'rejected', 'shot', 'type', 'vat_regime', 'where'];
  said text;
begin
  if jsonb_typeof(p_value) = 'object' then
    return (select coalesce(jsonb_object_agg(k, case when k = any(p_free) and jsonb_typeof(v) = 'string' and v <> '""' then '"effacé"'
        when k = any(chosen) then v
        when k in ('client', 'place', 'lastname') then app.blank_person(v, p_words, p_digits, '{*}')
        -- Once is enough: « effacé » is read for the two names.
        when k = 'firstname' and jsonb_typeof(v) = 'string' then '""'
        -- The name given to an appliance: without one it is called by its kind and its brand.
        when k = 'name' and p_value ? 'serial' and jsonb_typeof(v) = 'string' then '""'
        -- Files that came with a letter and were not kept: the name is the client's, the reason the product's.
        when k = 'left_out' and jsonb_typeof(v) = 'array' then (
          select coalesce(jsonb_agg(jsonb_build_object('filename', 'effacé', 'reason', f -> 'reason') order by turn), '[]')
          from jsonb_array_elements(v) with ordinality as file (f, turn))
        else app.blank_person(v, p_words, p_digits, p_free) end), '{}') from jsonb_each(p_value) as field (k, v));
  elsif jsonb_typeof(p_value) = 'array' then
    return (select coalesce(jsonb_agg(app.blank_person(v, p_words, p_digits, p_free) order by turn), '[]')
      from jsonb_array_elements(p_value) with ordinality as part (v, turn));
  elsif jsonb_typeof(p_value) = 'string' then
    said := lower(p_value #>> '{}');
    if said ~ '^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d{4}-\d\d-\d\d(t[\d:.]+z)?)$' then return p_value; end if;
    if said = '' then return p_value; end if;
    if '*' = any(p_free) or exists (select from unnest(p_words) w where strpos(said, w) > 0)
      or exists (select from unnest(p_digits) d where strpos(regexp_replace(said, '\D', '', 'g'), d) > 0) then
      return '"effacé"';
    end if;
  end if;
  return p_value;
end $$;
revoke all on function app.blank_person from public;
