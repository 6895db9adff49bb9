-- Pairs of clients that share an e-mail, a telephone, a name or a street, those that share most first; the domain
-- judges them (client/duplicate.ts). A key shared by more than 20 clients (a switchboard, a tower) is ignored. The
-- shared keys are found first, from the indexes alone, then the clients that share them.
create or replace function app.find_look_alikes(p_most int) returns table (left_id uuid, right_id uuid)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  with known as materialized (
    select c.id, lower(c.email) as email, c.name_key from app.client c where c.shop_id = app.shop() and c.merged_into is null),
  shared as (
    select 4 as weight, array_agg(id) as ids from known where email <> '' group by email having count(*) between 2 and 20
    union all
    select 2, array_agg(id) from known group by name_key having count(*) between 2 and 20
    union all
    select 3, array_agg(distinct p.client_id) from app.client_phone p join known k on k.id = p.client_id
      where p.shop_id = app.shop() group by p.number having count(*) between 2 and 20
    union all
    select 2, array_agg(distinct a.client_id) from app.client_address a join known k on k.id = a.client_id
      where a.shop_id = app.shop() and a.street <> '' group by a.zip, app.name_key(a.street) having count(*) between 2 and 20),
  pairs as (
    select l.id as left_id, r.id as right_id, sum(weight) as weight
    from shared, unnest(ids) l (id), unnest(ids) r (id) where l.id < r.id group by l.id, r.id)
  select p.left_id, p.right_id from pairs p
  where (p.left_id, p.right_id) not in (select d.left_id, d.right_id from app.distinct_clients() d)
  order by weight desc, right_id desc, left_id desc limit p_most
$$;
revoke all on function app.find_look_alikes from public;
grant execute on function app.find_look_alikes to etabli_app;
