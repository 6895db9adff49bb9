-- The accounts of this shop as lines of JSON in the order of their ids, without their passwords: for the shop's own copy.
create or replace function app.archive_accounts() returns setof text
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select row_to_json(picked)::text from (
    select a.id, a.shop_id, a.email, a.firstname, a.lastname, a.role, a.created_at, a.disabled_at
    from auth.account a where a.shop_id = app.shop() order by a.id) picked
$$;
revoke all on function app.archive_accounts from public;
grant execute on function app.archive_accounts to etabli_app;
