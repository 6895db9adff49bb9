-- The platform that calls this unguessable address: the directory says whose shop it is, then one statement reads that shop's
-- row. A shop that is closed or suspended is not found. The caller checks the signature by the sealed key.
create or replace function app.find_platform(p_token text) returns table (shop_id uuid, call_secret text)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  owner constant uuid := (select l.shop_id from app.platform_link l where l.token = p_token);
begin
  return query select c.shop_id, c.call_secret from app.platform_connection c
    join app.shop s on s.id = c.shop_id
    where c.shop_id = owner and c.token = p_token and s.status not in ('CLOSED', 'SUSPENDED');
end $$;
revoke all on function app.find_platform from public;
grant execute on function app.find_platform to etabli_app;
