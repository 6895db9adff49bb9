-- Keeps the search text of a client.
create or replace function app.fill_client() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if not app.in_bulk() then new.search := app.client_text(new); end if;
  if new.last_seen_at = '-infinity' then new.last_seen_at := new.created_at; end if;
  return new;
end $$;
revoke all on function app.fill_client from public;
