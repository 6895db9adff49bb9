-- Two records of one client become one, by the shop's decision, and may be parted again. The record that
-- goes stays whole and out of sight: its id still leads to the survivor, and undoing gives it back as it was.
alter table app.client
  add column merged_into uuid,
  add constraint client_merged_into foreign key (shop_id, merged_into) references app.client (shop_id, id),
  add constraint client_not_itself check (merged_into <> id);
create index client_merged on app.client (shop_id, merged_into) where merged_into is not null;

-- nameKey of the domain (client/names.ts): no case, accent, hyphen, apostrophe or space.
create function app.name_key(p_name text) returns text language sql immutable parallel safe strict
  return lower(regexp_replace(
    normalize(replace(replace(replace(replace(p_name, 'œ', 'oe'), 'Œ', 'oe'), 'æ', 'ae'), 'Æ', 'ae'), NFD) collate "pg_c_utf8",
    '[^[:alnum:]]', '', 'g'));

alter table app.client add column name_key text generated always as (app.name_key(lastname) || ' ' || app.name_key(firstname)) stored;
create index client_by_name_key on app.client (shop_id, name_key);

-- What each merge did, exactly: rows that changed hands, and what the survivor gained (domain/client/gain.ts).
create table app.client_merge (
  shop_id uuid not null references app.shop (id),
  id uuid not null default uuidv7(),
  from_id uuid not null,
  into_id uuid not null,
  at timestamptz not null default clock_timestamp(),
  created_by uuid,
  repairs uuid[] not null default '{}',
  appliances uuid[] not null default '{}',
  quotes uuid[] not null default '{}',
  files uuid[] not null default '{}',
  gain jsonb not null,
  undone_at timestamptz,
  undone_by uuid,
  primary key (shop_id, id),
  foreign key (shop_id, from_id) references app.client (shop_id, id),
  foreign key (shop_id, into_id) references app.client (shop_id, id),
  check (from_id <> into_id)
);
select app.protect('app.client_merge', 'select, insert');
grant update (undone_at, undone_by) on app.client_merge to etabli_app;
create unique index client_merged_once on app.client_merge (shop_id, from_id) where undone_at is null;
create index client_merge_into on app.client_merge (shop_id, into_id, id) where undone_at is null;

create function app.survivor(p_client uuid) returns uuid language sql stable as $$
  with recursive way as (
    select c.id, c.merged_into from app.client c where c.shop_id = app.shop() and c.id = p_client
    union all
    select c.id, c.merged_into from way join app.client c on c.shop_id = app.shop() and c.id = way.merged_into)
  select id from way where merged_into is null
$$;
revoke all on function app.survivor from public;
grant execute on function app.survivor to etabli_app;

-- What is written for a client while another merges it belongs to the survivor: the row waits for the merge, then follows.
create function app.follow_merge() returns trigger language plpgsql as $$
declare
  next_id uuid;
begin
  loop
    select c.merged_into into next_id from app.client c where c.shop_id = new.shop_id and c.id = new.client_id for key share;
    exit when next_id is null;
    new.client_id := next_id;
  end loop;
  return new;
end $$;
revoke all on function app.follow_merge from public;
create trigger follow_merge before insert on app.appliance for each row execute function app.follow_merge();
create trigger follow_merge before insert on app.repair for each row execute function app.follow_merge();
create trigger follow_merge before insert on app.quote for each row execute function app.follow_merge();
create trigger follow_merge before insert on app.client_address for each row execute function app.follow_merge();

create function app.follow_merge_of_file() returns trigger language plpgsql as $$
begin
  new."recipientID" := coalesce((select app.survivor(new."recipientID")), new."recipientID");
  return new;
end $$;
revoke all on function app.follow_merge_of_file from public;
create trigger follow_merge before insert on app.file for each row when (new."recipientType" = 'client') execute function app.follow_merge_of_file();

-- By an e-mail or a telephone one finds whoever answers for it today.
create or replace function app.find_clients(p_email text, p_phones text[]) returns setof uuid
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select app.survivor(found.id) from (
    select c.id from app.client c where c.shop_id = app.shop() and p_email <> '' and c.email <> '' and lower(c.email) = lower(p_email)
    union
    select p.client_id from app.client_phone p where p.shop_id = app.shop() and p.number = any(p_phones)) found
$$;

-- Pairs that share an e-mail, a telephone, a name or a street, those that share most first. The domain judges
-- them (client/duplicate.ts). What a crowd shares, a switchboard or a tower, tells nothing.
create function app.find_look_alikes(p_most int) returns table (left_id uuid, right_id uuid)
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
  select left_id, right_id from pairs order by weight desc, right_id desc, left_id desc limit p_most
$$;
revoke all on function app.find_look_alikes from public;
grant execute on function app.find_look_alikes to etabli_app;
