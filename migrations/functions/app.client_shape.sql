-- All fields of a client, to detect a change since its import.
create or replace function app.client_shape(p_shop uuid, p_id uuid) returns jsonb language sql stable as $$
  select jsonb_build_object('type', c.type, 'lastname', c.lastname, 'firstname', c.firstname, 'email', c.email, 'note', c.note, 'siren', c.siren,
    'phones', (select jsonb_agg(jsonb_build_array(p.name, p.number) order by p.position)
      from app.client_phone p where p.shop_id = c.shop_id and p.client_id = c.id),
    'addresses', (select jsonb_agg(to_jsonb(a) order by a.address_id)
      from app.client_address a where a.shop_id = c.shop_id and a.client_id = c.id))
  from app.client c where c.shop_id = p_shop and c.id = p_id
$$;
