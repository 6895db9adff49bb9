-- Clients whose names are nearly the terms, in the shop of the transaction.
create or replace function app.guess_clients(p_terms text[], p_first int) returns uuid[]
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select app.near_clients(app.shop(), p_terms, p_first)
$$;
revoke all on function app.guess_clients from public;
grant execute on function app.guess_clients to etabli_app;
