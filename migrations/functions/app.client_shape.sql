-- All that a person fills in of a client, to detect a change since its import. Only what the database writes by itself
-- is left out: a new column counts as soon as it exists.
create or replace function app.client_shape(p_shop uuid, p_id uuid) returns jsonb language sql stable as $$
  select to_jsonb(c) - array['last_seen_at', 'updated_at', 'search', 'names', 'name_key', 'merged_into', 'unmerged_id'] || jsonb_build_object(
    'phones', (select jsonb_agg(to_jsonb(p) order by p.position)
      from app.client_phone p where p.shop_id = c.shop_id and p.client_id = c.id),
    'addresses', (select jsonb_agg(to_jsonb(a) order by a.address_id)
      from app.client_address a where a.shop_id = c.shop_id and a.client_id = c.id))
  from app.client c where c.shop_id = p_shop and c.id = p_id
$$;
