-- Repairs of the transaction's shop whose reference, client's name or appliance contain every word: the first p_most of
-- each status (null: all) in the board's order, and how many there are in each. Open repairs are few: they are read by
-- their status. With the archived ones, three indexed reads find the rows that contain the longest word. Runs as the
-- owner: like is not leakproof, so that under row-level security no index of texts would be used. The plan is kept: it
-- does not depend on the words, and planning cost more than the search.
create or replace function app.search_repairs(p_text text, p_statuses text[], p_most bigint,
    out ids uuid[], out counts int[])
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off set plan_cache_mode = force_generic_plan as $$
declare
  shop constant uuid := app.shop();
  with_archived constant boolean := 'Terminer/Archivé' = any(p_statuses);
  -- The longest word is in the fewest rows; of equal ones the last, which is the number of a reference.
  terms constant text[] := array(select '%' || piece.word || '%'
    from string_to_table(app.fold(p_text), ' ') with ordinality as piece (word, turn) order by length(piece.word) desc, piece.turn desc);
begin
  with candidate as (
    select r.id, r.status, r.urgency, r."statusFrom", r.reference, r.client_id, r.appliance_id
    from app.repair r
    where not with_archived and r.shop_id = shop and r.status = any(p_statuses) and (lower(r.reference) like terms[1]
      or exists (select from app.client c where c.shop_id = shop and c.id = r.client_id and c.names like terms[1])
      or exists (select from app.appliance a where a.shop_id = shop and a.id = r.appliance_id and a.words like terms[1]))
    union all
    (select r.id, r.status, r.urgency, r."statusFrom", r.reference, r.client_id, r.appliance_id
      from app.repair r
      where with_archived and r.shop_id = shop and r.status = any(p_statuses) and lower(r.reference) like terms[1]
    union
    select r.id, r.status, r.urgency, r."statusFrom", r.reference, r.client_id, r.appliance_id
      from app.client c join app.repair r on r.shop_id = shop and r.client_id = c.id and r.status = any(p_statuses)
      where with_archived and c.shop_id = shop and c.names like terms[1]
    union
    select r.id, r.status, r.urgency, r."statusFrom", r.reference, r.client_id, r.appliance_id
      from app.appliance a join app.repair r on r.shop_id = shop and r.appliance_id = a.id and r.status = any(p_statuses)
      where with_archived and a.shop_id = shop and a.words like terms[1])),
  found as materialized (
    select r.id, r.status, r.urgency, r."statusFrom" from candidate r
    where cardinality(terms) = 1 or exists (
      select from app.client c left join app.appliance a on a.shop_id = shop and a.id = r.appliance_id
      where c.shop_id = shop and c.id = r.client_id
        and concat_ws(' ', lower(r.reference), c.names, a.words) like all (terms)))
  select array(select part.id from unnest(p_statuses) with ordinality as asked (status, turn),
      lateral (select f.id, f.urgency, f."statusFrom" from found f where f.status = asked.status
        order by f.urgency desc, f."statusFrom", f.id limit p_most) part
      order by asked.turn, part.urgency desc, part."statusFrom", part.id),
    array(select coalesce(kept.count, 0) from unnest(p_statuses) with ordinality as asked (status, turn)
      left join (select f.status, count(*)::int from found f group by f.status) kept on kept.status = asked.status
      order by asked.turn)
  into ids, counts;
end $$;
revoke all on function app.search_repairs from public;
grant execute on function app.search_repairs to etabli_app;
