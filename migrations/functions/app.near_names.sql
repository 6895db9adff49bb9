-- Words of names that are nearly one of the terms, the nearest first; the domain checks them letter by letter
-- (client/search-text.ts). One wrong letter spoils three trigrams of a word, two exchanged letters four: short words need
-- a lower threshold. The planner is kept from reading every word of the shop.
create or replace function app.near_names(p_terms text[]) returns table (typed text, written text)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp set enable_seqscan = off set jit = off as $$
declare
  term text;
begin
  for term in select distinct piece from unnest(p_terms) t, string_to_table(app.fold(t), ' ') piece where piece ~ '^[a-z]{4,}$' loop
    perform set_config('pg_trgm.word_similarity_threshold', case when length(term) <= 6 then '0.4' else '0.5' end, true);
    return query execute format('select %L, w.written from app.name_word w where w.shop_id = %L and w.word OPERATOR(public.%%>) %1$L
      order by public.word_similarity(%1$L, w.word) desc, w.written limit 100', term, app.shop());
  end loop;
end $$;
revoke all on function app.near_names from public;
grant execute on function app.near_names to etabli_app;
