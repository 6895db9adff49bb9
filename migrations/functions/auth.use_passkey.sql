-- Writes that a passkey served. False when its counter did not go up: the key was copied. Zero stays zero where devices share it.
create or replace function auth.use_passkey(p_id text, p_counter bigint) returns boolean
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  with used as (
    update auth.passkey k set counter = p_counter, used_at = now()
    where k.id = p_id and (p_counter > k.counter or (p_counter = 0 and k.counter = 0))
    returning 1)
  select exists (select from used)
$$;
revoke all on function auth.use_passkey from public;
grant execute on function auth.use_passkey to etabli_gate;
