-- Deletes from app.name_word the words that are in no name of the shop's clients any more, and inserts those that are missing.
-- A client who is saved meanwhile may lose a word of the mistyped search, until the next night.
create or replace function app.settle_names() returns void
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  with borne as materialized (
    select distinct w from app.client c, app.name_words(c.names) w where c.shop_id = app.shop()),
  gone as (
    delete from app.name_word n where n.shop_id = app.shop() and not exists (select from borne b where b.w = n.written))
  insert into app.name_word (shop_id, written) select app.shop(), w from borne order by w on conflict do nothing
$$;
revoke all on function app.settle_names from public;
grant execute on function app.settle_names to etabli_app;
