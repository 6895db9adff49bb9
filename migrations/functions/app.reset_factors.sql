-- Takes the second factor and the passkeys of a person of this shop away and ends their sessions. Answers their e-mail, or
-- nothing when there was neither.
create or replace function app.reset_factors(p_id uuid) returns text
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  owner uuid;
  address text;
  removed int;
begin
  select a.id, a.email into owner, address from auth.account a where a.shop_id = app.shop() and a.id = p_id;
  with codes as (delete from auth.second_factor f where f.account_id = owner and f.confirmed_at is not null returning 1),
    keys as (delete from auth.passkey k where k.account_id = owner returning 1)
  select (select count(*) from codes) + (select count(*) from keys) into removed;
  if removed = 0 then return null; end if;
  delete from auth.half_session h where h.account_id = owner;
  update auth.session s set expire_at = now() where s.account_id = owner and s.expire_at > now();
  return address;
end
$$;
revoke all on function app.reset_factors from public;
grant execute on function app.reset_factors to etabli_app;
