-- Accepts the code of a time step that was verified, or a rescue code, once: of two at the same instant, one finds nothing.
create or replace function auth.use_code(p_account uuid, p_step bigint, p_rescue_hash bytea) returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if p_step is not null then
    update auth.second_factor f set last_step = p_step
    where f.account_id = p_account and f.confirmed_at is not null and f.last_step < p_step;
  else
    delete from auth.rescue_code r where r.account_id = p_account and r.code_hash = p_rescue_hash;
  end if;
  return found;
end
$$;
revoke all on function auth.use_code from public;
grant execute on function auth.use_code to etabli_gate;
