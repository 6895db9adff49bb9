-- Keeps what a visitor typed to open a shop until the link of the letter confirms the e-mail, and queues that letter.
create or replace function auth.open_sign_up(
  p_id uuid, p_email text, p_firstname text, p_lastname text, p_password_hash text, p_shop_name text, p_zipcode text,
  p_token_hash bytea, p_hours int)
  returns void
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  with opened as (
  insert into auth.sign_up (id, email, firstname, lastname, password_hash, shop_name, zipcode, token_hash, expire_at)
  values (p_id, p_email, p_firstname, p_lastname, p_password_hash, p_shop_name, p_zipcode, p_token_hash,
    now() + p_hours * interval '1 hour')
  returning id)
  select app.enqueue('send-sign-up', jsonb_build_object('id', opened.id)) from opened
$$;
revoke all on function auth.open_sign_up from public;
grant execute on function auth.open_sign_up to etabli_gate;
