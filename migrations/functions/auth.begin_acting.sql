-- An hour begins for an administrator who has not acted for this shop in this session; false when one has begun before.
create or replace function auth.begin_acting(p_token_hash bytea, p_shop uuid) returns boolean
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  with begun as (
    insert into auth.acting (session_id, shop_id, until)
    select s.id, w.id, now() + interval '1 hour'
    from auth.session s join auth.account a on a.id = s.account_id and a.role = 'ADMIN', app.shop w
    where s.token_hash = p_token_hash and w.id = p_shop
    on conflict (session_id, shop_id) do nothing returning 1)
  select exists (select from begun)
$$;
revoke all on function auth.begin_acting from public;
grant execute on function auth.begin_acting to etabli_gate;
