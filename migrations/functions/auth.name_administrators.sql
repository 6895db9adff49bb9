-- The names of administrators who acted for a shop; of no other account.
create or replace function auth.name_administrators(p_ids uuid[]) returns table (id uuid, firstname text, lastname text, email text)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select a.id, a.firstname, a.lastname, a.email from auth.account a where a.id = any(p_ids) and a.role = 'ADMIN'
$$;
revoke all on function auth.name_administrators from public;
grant execute on function auth.name_administrators to etabli_gate;
