-- Clients whose names are nearly the terms, the nearest first; the domain checks them letter by letter
-- (client/search-text.ts). One wrong letter spoils three trigrams of a word, two exchanged letters four: short words need
-- a lower threshold. A single term is matched by trigrams alone, since exact matches were found already.
create or replace function app.near_clients(p_shop uuid, p_terms text[], p_first int) returns uuid[]
  language plpgsql stable set search_path = pg_catalog, pg_temp set enable_seqscan = off set jit = off as $$
declare
  terms text[] := array(select piece from unnest(p_terms) with ordinality as given (term, turn),
    string_to_table(app.fold(term), ' ') piece where piece <> '' order by turn limit 8);
  matching text := 'c.merged_into is null and ' || (select string_agg(
    format(case when t !~ '^[a-z]{4,}$' then 'c.search like %1$L'
        when cardinality(terms) = 1 then 'c.names OPERATOR(public.%%>) %2$L'
        else '(c.search like %1$L or c.names OPERATOR(public.%%>) %2$L)' end,
      case when length(t) < 3 then '% ' else '%' end || t || '%', t), ' and ') from unnest(terms) t);
  near text := (select string_agg(format('public.word_similarity(%L, c.names)', t), ' + ') from unnest(terms) t);
  found uuid[];
begin
  if not exists (select from unnest(terms) t where t ~ '^[a-z]{4,}$') then return '{}'; end if;
  perform set_config('pg_trgm.word_similarity_threshold',
    case when exists (select from unnest(terms) t where t ~ '^[a-z]{4,6}$') then '0.4' else '0.5' end, true);
  execute format('select array(select c.id from app.client c where c.shop_id = %L and %s order by %s desc, length(split_part(c.names, '' ,'', 1)), c.last_seen_at desc, c.id limit %s)',
    p_shop, matching, near, p_first) into found;
  return found;
end $$;
revoke all on function app.near_clients from public;
