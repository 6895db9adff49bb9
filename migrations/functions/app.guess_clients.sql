-- Clients of the shop who have each term in their search text, or in their names one of the words that `p_names` gives for
-- it (term → words, the nearest first). The nearest first. The planner is kept from reading every client of the shop.
create or replace function app.guess_clients(p_terms text[], p_names jsonb, p_first int) returns uuid[]
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp set enable_seqscan = off set jit = off as $$
declare
  matching text;
  distance text;
  found uuid[];
begin
  with term as (
    select t, turn, format('c.search like %L', case when length(t) < 3 then '% ' else '%' end || t || '%') as typed
    from unnest(p_terms) with ordinality as given (whole, at), string_to_table(app.fold(whole), ' ') with ordinality as piece (t, turn)
    where t <> '' order by at, turn limit 8),
  near as (
    select term.*, format('c.names like %L', '%' || name || '%') as named, rank
    from term left join lateral jsonb_array_elements_text(p_names -> t) with ordinality as given (name, rank) on true),
  known as (
    select typed, concat_ws(' or ', typed, string_agg(named, ' or ') filter (where rank is not null)) as any_of,
      format('case when %s then 0 %s else 1000 end', typed,
        string_agg(format('when %s then %s', named, rank), ' ' order by rank) filter (where rank is not null)) as far
    from near group by t, turn, typed)
  select string_agg('(' || any_of || ')', ' and '), string_agg(far, ' + ') into matching, distance from known;
  execute format('select array(select c.id from app.client c where c.shop_id = %L and c.merged_into is null and %s
    order by %s, length(split_part(c.names, '' ,'', 1)), c.last_seen_at desc, c.id limit %s)', app.shop(), matching, distance, p_first) into found;
  return found;
end $$;
revoke all on function app.guess_clients from public;
grant execute on function app.guess_clients to etabli_app;
