-- The administrator's shop picker (specification §7): each shop with its users, the most populated first.
create or replace function app.pick_shops()
  returns table (id uuid, name text, status text, logo_url text, zip text, city text, users jsonb)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select s.id, s.name, s.status, s.logo_url, s.zipcode, s.city, team.users
  from app.shop s, lateral (
    select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'firstname', u.firstname, 'lastname', u.lastname, 'skills', u.skills)
      order by u.position, u.id), '[]') as users
    from app.shop_user u where u.shop_id = s.id and u.archived_at is null) team
  order by jsonb_array_length(team.users) desc, s.name
$$;
revoke all on function app.pick_shops from public;
grant execute on function app.pick_shops to etabli_app;
