-- For administrators only: the accounts whose names, e-mail and shop hold each of these words (written as app.name_key does).
create or replace function auth.search_accounts(p_words text[], p_first int, p_skip int)
  returns table (id uuid, email text, firstname text, lastname text, role text, shop_id uuid, shop text, disabled boolean,
    sessions bigint, seen_at timestamptz, total bigint)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  with known as (
    select a.id, a.email, coalesce(u.firstname, a.firstname) as firstname, coalesce(u.lastname, a.lastname) as lastname,
      case when a.role = 'ADMIN' then 'ADMIN' else coalesce(u.role, 'TECHNICIAN') end as role, a.shop_id,
      coalesce(s.name, '') as shop, a.disabled_at is not null or u.archived_at is not null as disabled
    from auth.account a left join app.shop_user u on u.shop_id = a.shop_id and u.id = a.id
    left join app.shop s on s.id = a.shop_id),
  found as (
    select k.*, count(*) over () as total from known k
    where not exists (select from unnest(p_words) w
      where app.name_key(k.firstname || k.lastname || k.shop) || ' ' || lower(k.email) not like '%' || w || '%')
    order by k.shop, k.lastname, k.firstname, k.id limit p_first offset p_skip)
  select f.id, f.email, f.firstname, f.lastname, f.role, f.shop_id, f.shop, f.disabled, o.sessions, o.seen_at, f.total
  from found f, lateral (
    select count(*) as sessions, max(s.seen_at) as seen_at from auth.session s
    where s.account_id = f.id and s.expire_at > now()) o
  order by f.shop, f.lastname, f.firstname, f.id
$$;
revoke all on function auth.search_accounts from public;
grant execute on function auth.search_accounts to etabli_gate;
