-- A key by its visible beginning: the directory says whose shop it is, then one statement reads that shop's row. A revoked
-- key is not found, nor any of a shop that is closed or suspended. The caller compares the secret.
create or replace function app.find_api_key(p_prefix text) returns table (shop_id uuid, id uuid, secret_hash text, scopes text[],
  created_by uuid, used_on date, timezone text)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  owner constant uuid := (select l.shop_id from app.api_key_link l where l.prefix = p_prefix);
begin
  return query select k.shop_id, k.id, k.secret_hash, k.scopes, k.created_by, k.used_on, s.timezone from app.api_key k
    join app.shop s on s.id = k.shop_id
    where k.shop_id = owner and k.prefix = p_prefix and k.revoked_at is null and s.status not in ('CLOSED', 'SUSPENDED');
end $$;
revoke all on function app.find_api_key from public;
grant execute on function app.find_api_key to etabli_app;
