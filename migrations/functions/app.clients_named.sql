-- Clients of a shop whose names begin with one folded word, those whose last name it is first, then by last seen. The
-- search text begins with the names: each of them matches the word. Its plans are kept: read from the index of names,
-- or from the last seen on when many of those begin with the word.
create or replace function app.clients_named(p_shop uuid, p_word text, p_first int) returns uuid[]
  language plpgsql stable set search_path = pg_catalog, pg_temp set enable_seqscan = off set jit = off
  set enable_sort = off set plan_cache_mode = force_generic_plan as $$
declare
  -- The texts that begin with the word lie between it and `beyond`, in the order of their bytes.
  beyond constant text := left(p_word, -1) || chr(ascii(right(p_word, 1)) + 1);
  whole constant text := p_word || ' ,';
  beyond_whole constant text := p_word || ' -';
  found uuid[] := array(
    select c.id from (select c.id, c.last_seen_at from app.client c where c.shop_id = p_shop and c.merged_into is null
      and c.names >= whole and c.names < beyond_whole offset 0) c
    order by c.last_seen_at desc, c.id limit p_first);
  missing constant int := p_first - cardinality(found);
  dense boolean;
begin
  if missing = 0 then return found; end if;
  dense := (select count(*) >= 3 from (select c.names from app.client c where c.shop_id = p_shop and c.merged_into is null
    order by c.last_seen_at desc, c.id limit 100) c where starts_with(c.names, p_word));
  if dense then
    return found || array(select c.id from app.client c where c.shop_id = p_shop and c.merged_into is null
      and starts_with(c.names, p_word) and not starts_with(c.names, whole)
      order by c.last_seen_at desc, c.id limit missing);
  end if;
  return found || array(
    select c.id from (select c.id, c.last_seen_at from app.client c where c.shop_id = p_shop and c.merged_into is null
      and c.names >= p_word and c.names < beyond and (c.names < whole or c.names >= beyond_whole) offset 0) c
    order by c.last_seen_at desc, c.id limit missing);
end $$;
revoke all on function app.clients_named from public;
