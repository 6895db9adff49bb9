-- Ends a half session by a code that is accepted once; false when the code was used or the half session is over. The row is
-- locked first: of two codes at the same instant, the second is not used up.
create or replace function auth.pass_half_session(p_token_hash bytea, p_step bigint, p_rescue_hash bytea) returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  owner uuid;
begin
  select h.account_id into owner from auth.half_session h
  where h.token_hash = p_token_hash and h.expire_at > now() for update;
  if owner is null or not auth.use_code(owner, p_step, p_rescue_hash) then return false; end if;
  delete from auth.half_session h where h.token_hash = p_token_hash;
  return true;
end
$$;
revoke all on function auth.pass_half_session from public;
grant execute on function auth.pass_half_session to etabli_gate;
