-- The words of `app.client.names`, and its last and first names whole.
create or replace function app.name_words(p_names text) returns setof text
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
  select distinct w from string_to_table(p_names, ' , ') n, lateral (select n union all select string_to_table(n, ' ')) part (w)
  where length(w) between 2 and 60
$$;
