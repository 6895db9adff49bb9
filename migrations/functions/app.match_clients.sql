-- Clients of a shop that match every term, best first: last names equal to the terms, then those that begin with them,
-- then by last seen. Merged records are hidden. `p_after` is the last client already read. The planner is kept from
-- scanning every row of the shop. Approximate matches are app.guess_clients. What many clients contain (a letter, a town)
-- is told by those seen last: collecting its matches from the index took ten times longer than reading the best ones.
-- One term alone is first looked for among the names (app.clients_named): a full page of them is the best page.
create or replace function app.match_clients(p_shop uuid, p_terms text[], p_first int, p_after uuid) returns uuid[]
  language plpgsql stable set search_path = pg_catalog, pg_temp set enable_seqscan = off set jit = off
  set plan_cache_mode = force_generic_plan as $$
declare
  -- From here on, the answer is dense enough to be met while reading from the last seen on.
  many constant int := 1000;
  seen constant int := 100;
  many_of_seen constant int := 3;
  terms text[] := array(select piece from unnest(p_terms) with ordinality as given (term, turn),
    string_to_table(app.fold(term), ' ') piece where piece <> '' order by turn limit 8);
  -- Any run of neighbouring terms may be the last name: « le gall yann ».
  runs text[] := array(select array_to_string(terms[i:j], ' ') from generate_subscripts(terms, 1) i, generate_subscripts(terms, 1) j where i <= j);
  patterns text[] := array(select case when length(t) < 3 then '% ' else '%' end || t || '%' from unnest(terms) t);
  matching text := 'c.merged_into is null and ' || (select string_agg(format('c.search like %L', p), ' and ') from unnest(patterns) p);
  exactly text := (select string_agg(format('c.names like %L', r || ' ,%'), ' or ') from unnest(runs) r);
  beginning text := (select string_agg(format('c.names like %L', r || '%'), ' or ') from unnest(runs) r);
  class text := format('case when %s then 0 when %s then 1 else 2 end', exactly, beginning);
  dense boolean;
  start int;
  found uuid[];
  last_class int := 0;
  last_seen timestamptz;
begin
  if terms = '{}' then return terms; end if;
  if p_after is not null then
    execute format('select %s, c.last_seen_at from app.client c where c.shop_id = %L and c.id = %L and %s', class, p_shop, p_after, matching)
      into last_class, last_seen;
    if last_seen is null then return '{}'; end if;
  end if;
  if cardinality(terms) = 1 and p_after is null then
    found := app.clients_named(p_shop, terms[1], p_first);
    if cardinality(found) = p_first then return found; end if;
  end if;
  dense := (select count(*) >= many_of_seen from (select c.search from app.client c where c.shop_id = p_shop and c.merged_into is null
    order by c.last_seen_at desc, c.id limit seen) c where c.search like all (patterns));
  if not dense then
    execute format('select array_agg(m.id order by m.class, m.last_seen_at desc, m.id) from (select c.id, c.last_seen_at, %s as class from app.client c where c.shop_id = %L and %s limit %s) m',
        class, p_shop, matching, many)
      into found;
  end if;
  if dense or cardinality(found) = many then
    found := '{}';
    for k in last_class .. 2 loop
      execute format('select $1 || array(select c.id from app.client c where c.shop_id = %L and %s and %s %s order by c.last_seen_at desc, c.id limit %s)',
          p_shop, matching,
          (array[format('(%s)', exactly), format('(%s) and not (%s)', beginning, exactly), format('not (%s)', beginning)])[k + 1],
          case when last_seen is not null and k = last_class then format('and c.last_seen_at <= %L and (c.last_seen_at < %1$L or c.id > %L)', last_seen, p_after) end,
          p_first - cardinality(found))
        into found using found;
      exit when cardinality(found) >= p_first;
    end loop;
    return found;
  end if;
  start := coalesce(array_position(found, p_after), 0);
  return coalesce(found[start + 1 : start + p_first], '{}');
end $$;
revoke all on function app.match_clients from public;
