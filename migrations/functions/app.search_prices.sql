-- Prices of the transaction's shop that contain every word of `p_text`, in their reference, brand or label: a reference that
-- begins with it first, then the shortest labels. Where none does, those that nearly contain it (a misspelt word). Without a
-- text: all of them by label. Runs as the owner: like is not leakproof, so that under row-level security no index of texts
-- would be used. Of what very many contain, the first ones of the index are ranked: sorting all took ten times longer.
create or replace function app.search_prices(p_text text, p_kind text, p_skip int, p_first int) returns uuid[]
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp set enable_seqscan = off set jit = off as $$
declare
  many constant int := 1000;
  shop constant uuid := app.shop();
  typed constant text := app.fold(p_text);
  compact constant text := replace(typed, ' ', '');
  terms constant text[] := array(select piece from string_to_table(typed, ' ') with ordinality as given (piece, turn)
    where piece <> '' order by turn limit 8);
  of_kind constant text := case when p_kind is not null then format('and p.kind = %L', p_kind) else '' end;
  matching text;
  found uuid[];
begin
  if terms = '{}' then
    execute format('select array(select p.id from app.price p where p.shop_id = %L %s order by p.search, p.id limit %s offset %s)',
      shop, of_kind, p_first, p_skip) into found;
    return found;
  end if;
  if not exists (select from unnest(terms) t where length(t) >= 3) then
    execute format('select array(select p.id from (
        (select p.id, 0 as rank, p.search from app.price p where p.shop_id = %1$L %2$s and p.reference_key like %3$L limit %5$s)
        union
        (select p.id, 1, p.search from app.price p where p.shop_id = %1$L %2$s and p.search like %4$L order by p.search limit %5$s)) p
      group by p.id, p.search order by min(p.rank), p.search, p.id limit %6$s offset %7$s)',
      shop, of_kind, compact || '%', typed || '%', many, p_first, p_skip) into found;
    return found;
  end if;
  -- Of « joint AS-0031 » the second word is « as » and « 0031 » in a label, « as0031 » at the beginning of a reference.
  matching := (select string_agg(format('(%s or p.reference_key like %L)', of_word, reference || '%'), ' and ') from (
    select string_agg(format('(p.search like %L or p.reference_key like %L)', '%' || piece || '%', piece || '%'), ' and ') as of_word,
      string_agg(piece, '' order by turn, part) as reference
    from (select piece, turn, part
      from regexp_split_to_table(p_text, '\s+') with ordinality as given (word, turn),
        string_to_table(app.fold(word), ' ') with ordinality as pieces (piece, part)
      where piece <> '' order by turn, part limit 8) first_pieces
    group by turn) words);
  execute format('select array(select p.id from (
      (select p.id, p.reference_key, p.search from app.price p where p.shop_id = %1$L %2$s and p.reference_key like %3$L limit %5$s)
      union
      (select p.id, p.reference_key, p.search from app.price p where p.shop_id = %1$L %2$s and %4$s limit %5$s)) p
    order by not starts_with(p.reference_key, %8$L), not starts_with(p.search, %9$L), length(p.search), p.search, p.id
    limit %6$s offset %7$s)',
    shop, of_kind, compact || '%', matching, many, p_first, p_skip, compact, typed) into found;
  if found <> '{}' or p_skip > 0 then return found; end if;
  -- The words of the book that are nearest to what was typed: comparing every label took ten times longer.
  perform set_config('pg_trgm.similarity_threshold', '0.35', true);
  matching := (select string_agg('(' || near.any_of || ')', ' and ') from (
    select string_agg(format('p.search like %L', '%' || w.word || '%'), ' or ') as any_of
    from unnest(terms) with ordinality given (t, turn), lateral (
      (select t as word)
      union
      (select k.word from app.price_word k where k.shop_id = shop and length(t) >= 4 and k.word OPERATOR(public.%) t
        order by public.similarity(k.word, t) desc, k.word limit 5)) w
    group by turn) near);
  execute format('select array(select p.id from (select p.id, p.search from app.price p where p.shop_id = %L %s and %s limit %s) p
    order by public.similarity(p.search, %L) desc, length(p.search), p.id limit %s)',
    shop, of_kind, matching, many, typed, p_first) into found;
  return found;
end $$;
revoke all on function app.search_prices from public;
grant execute on function app.search_prices to etabli_app;
