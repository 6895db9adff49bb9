-- One attempt of a limited passage, counted for every process together: how many so far, and how long until it is forgotten.
create function auth.count_attempt(p_key text, p_milliseconds bigint) returns table (current int, ttl int)
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  insert into auth.attempt as h values (p_key, 1, now() + p_milliseconds * interval '1 millisecond')
  on conflict (key) do update set
    count = case when h.until < now() then 1 else h.count + 1 end,
    until = case when h.until < now() then excluded.until else h.until end
  returning h.count, greatest(0, extract(epoch from h.until - now()) * 1000)::int
$$;
revoke all on function auth.count_attempt from public;
grant execute on function auth.count_attempt to etabli_app;

create function auth.forget_attempts() returns void
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  delete from auth.attempt where until < now()
$$;
revoke all on function auth.forget_attempts from public;
grant execute on function auth.forget_attempts to etabli_app;

-- Who acted for a shop that is not theirs: readable by that shop, never changed.
create table app.act (
  shop_id uuid not null references app.shop (id),
  id uuid not null default uuidv7(),
  account_id uuid not null,
  action text not null check (length(action) <= 200),
  at timestamptz not null default now(),
  primary key (shop_id, id)
);
select app.protect('app.act', 'select, insert');
select app.freeze('app.act');

-- An administrator may name any shop; anyone else's request for another shop never reaches this.
create function app.all_shops()
  returns table (id uuid, name text, status text, logo_url text, zip text, city text, users bigint)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select s.id, s.name, s.status, s.logo_url, s.zipcode, s.city,
    (select count(*) from app.shop_user u where u.shop_id = s.id and u.archived_at is null)
  from app.shop s order by 7 desc, s.name
$$;
revoke all on function app.all_shops from public;
grant execute on function app.all_shops to etabli_app;

-- For the health of the installation: is anything that should have left still waiting?
create function app.queue_is_late(p_after interval) returns boolean
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select exists (select 1 from app.message m where m.status = 'queued' and m.created_at < now() - p_after)
$$;
revoke all on function app.queue_is_late from public;
grant execute on function app.queue_is_late to etabli_app;
