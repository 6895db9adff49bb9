-- Opens the link by which an invited person of this shop chooses a password, and ends the former one. Answers the e-mail, or
-- nothing for a person who has a password or left.
create or replace function app.open_invitation(p_id uuid, p_token_hash bytea, p_minutes int) returns text
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  with invited as (
    select a.id, a.email from auth.account a join app.shop_user u on u.shop_id = a.shop_id and u.id = a.id
    where a.shop_id = app.shop() and a.id = p_id and a.password_hash is null and u.archived_at is null),
  link as (
    insert into auth.password_link (account_id, token_hash, expire_at)
    select i.id, p_token_hash, now() + p_minutes * interval '1 minute' from invited i
    on conflict (account_id) do update set token_hash = excluded.token_hash, expire_at = excluded.expire_at)
  select i.email from invited i
$$;
revoke all on function app.open_invitation from public;
grant execute on function app.open_invitation to etabli_app;
