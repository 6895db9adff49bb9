-- Two records that somebody said to be two people, however alike: they are not proposed as one client again. A
-- record that was merged stands for whom its id leads to, so that merging and undoing rewrite nothing here.
create table app.client_distinction (
  shop_id uuid not null references app.shop (id),
  left_id uuid not null,
  right_id uuid not null,
  at timestamptz not null default clock_timestamp(),
  created_by uuid,
  primary key (shop_id, left_id, right_id),
  -- What was said of a record that is gone, because its import was taken back, says nothing any more.
  foreign key (shop_id, left_id) references app.client (shop_id, id) on delete cascade,
  foreign key (shop_id, right_id) references app.client (shop_id, id) on delete cascade,
  check (left_id < right_id)
);
select app.protect('app.client_distinction', 'select, insert, delete');
create index client_distinction_right on app.client_distinction (shop_id, right_id);
create trigger announce after insert or delete on app.client_distinction for each row execute function app.announce('client', '');

-- The pairs as they stand today, the newest word of each; two records that were merged all the same are one.
create function app.distinct_clients() returns table (left_id uuid, right_id uuid, at timestamptz, created_by uuid)
  language sql stable as $$
  select distinct on (1, 2) least(now.l, now.r), greatest(now.l, now.r), now.at, now.created_by
  from (select app.survivor(d.left_id) as l, app.survivor(d.right_id) as r, d.at, d.created_by
    from app.client_distinction d where d.shop_id = app.shop()) now
  where now.l <> now.r order by 1, 2, now.at desc
$$;
revoke all on function app.distinct_clients from public;
grant execute on function app.distinct_clients to etabli_app;

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
