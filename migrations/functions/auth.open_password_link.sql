-- Inserts a password reset link and returns the account to send it to; no row when no enabled account of a shop has this
-- e-mail. Replaces the account's previous link.
create or replace function auth.open_password_link(p_email text, p_token_hash bytea, p_minutes int)
  returns table (id uuid, shop_id uuid, email text)
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  with owner as (
    select a.id, a.shop_id, a.email from auth.account a join app.shop_user u on u.shop_id = a.shop_id and u.id = a.id
    where lower(a.email) = lower(p_email) and a.disabled_at is null and u.archived_at is null),
  link as (
    insert into auth.password_link (account_id, token_hash, expire_at)
    select o.id, p_token_hash, now() + p_minutes * interval '1 minute' from owner o
    on conflict (account_id) do update set token_hash = excluded.token_hash, expire_at = excluded.expire_at)
  select o.id, o.shop_id, o.email from owner o
$$;
revoke all on function auth.open_password_link from public;
grant execute on function auth.open_password_link to etabli_gate;
