-- For administrators only: every shop whose name, postal code and town hold each of these words (written as app.name_key
-- does), the most populated first or those that keep most, with what it did in the last thirty days and what it keeps.
create or replace function app.list_shops(p_words text[], p_by_size boolean, p_first int, p_skip int)
  returns table (id uuid, name text, status text, suspended_reason text, zipcode text, city text, slug text, created_at timestamptz,
    users bigint, repairs bigint, bookings bigint, seen_at timestamptz, files bigint, bytes bigint, total bigint)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  with found as (
    select s.id, s.name, count(u.id) as users, count(*) over () as total
    from app.shop s left join app.shop_user u on u.shop_id = s.id and u.archived_at is null
    where not exists (select from unnest(p_words) w where s.search not like '%' || w || '%')
    group by s.id, s.name
    order by case when p_by_size then (select coalesce(sum(g.size), 0) from app.file g where g.shop_id = s.id) end desc nulls last,
      count(u.id) desc, s.name, s.id limit p_first offset p_skip)
  select s.id, s.name, s.status, s.suspended_reason, s.zipcode, s.city, s.slug, s.created_at, f.users,
    (select count(*) from app.repair r where r.shop_id = s.id and r.created_at > now() - interval '30 days'),
    (select count(*) from app.booking b where b.shop_id = s.id and b.created_at > now() - interval '30 days'),
    (select max(o.seen_at) from auth.session o join auth.account a on a.id = o.account_id where a.shop_id = s.id),
    k.files, k.bytes, f.total
  from found f join app.shop s on s.id = f.id,
    lateral (select count(*) as files, coalesce(sum(g.size), 0)::bigint as bytes from app.file g where g.shop_id = s.id) k
  order by case when p_by_size then k.bytes end desc nulls last, f.users desc, s.name, s.id
$$;
revoke all on function app.list_shops from public;
grant execute on function app.list_shops to etabli_app;
