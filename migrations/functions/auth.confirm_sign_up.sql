-- Opens the shop of a confirmed sign-up, once: a draft that no public page shows, its owner and the owner's account. A taken
-- address gets a number. No row when the link is over; account_email is violated when an account has the e-mail meanwhile.
create or replace function auth.confirm_sign_up(
  p_token_hash bytea, p_slug text, p_city text, p_lat double precision, p_lon double precision, p_zone text, p_hours jsonb)
  returns table (id uuid, shop_id uuid, email text)
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  asked auth.sign_up;
  shop uuid;
  person uuid;
  free text := p_slug;
  turn int := 1;
begin
  -- Several links of one e-mail, opened at once, wait for one another: each ends the others too.
  perform pg_advisory_xact_lock(hashtextextended(s.email, 0)) from auth.sign_up s where s.token_hash = p_token_hash;
  delete from auth.sign_up s where s.token_hash = p_token_hash and s.expire_at > now() returning s.* into asked;
  if asked.id is null then return; end if;
  insert into app.shop (slug, zipcode, name, legal_name, city, lat, lon, timezone, email, opening_hours, status, onboarding)
  values (p_slug, asked.zipcode, asked.shop_name, asked.shop_name, p_city, p_lat, p_lon, p_zone, asked.email, p_hours, 'DRAFT', 'company')
  returning app.shop.id into shop;
  loop
    insert into app.shop_address (zipcode, slug, shop_id) values (asked.zipcode, free, shop) on conflict do nothing;
    exit when found;
    turn := turn + 1;
    free := rtrim(left(p_slug, 74), '-') || '-' || turn;
  end loop;
  update app.shop s set slug = free where s.id = shop and s.slug <> free;
  insert into app.shop_user (shop_id, firstname, lastname, role, bookable)
  values (shop, asked.firstname, asked.lastname, 'OWNER', true) returning app.shop_user.id into person;
  update app.shop s set owner_id = person where s.id = shop;
  insert into auth.account (id, shop_id, email, password_hash) values (person, shop, asked.email, asked.password_hash);
  delete from auth.sign_up s where s.email = asked.email;
  return query select person, shop, asked.email;
end
$$;
revoke all on function auth.confirm_sign_up from public;
grant execute on function auth.confirm_sign_up to etabli_gate;
