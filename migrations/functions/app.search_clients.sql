-- Clients that match every term, in the shop of the transaction.
create or replace function app.search_clients(p_terms text[], p_first int, p_after uuid) returns uuid[]
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select app.match_clients(app.shop(), p_terms, p_first, p_after)
$$;
revoke all on function app.search_clients from public;
grant execute on function app.search_clients to etabli_app;
