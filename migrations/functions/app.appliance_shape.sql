-- All fields of an appliance, to detect a change since its import.
create or replace function app.appliance_shape(p_shop uuid, p_id uuid) returns jsonb language sql stable as $$
  select to_jsonb(a) - 'client_id' from app.appliance a where a.shop_id = p_shop and a.id = p_id
$$;
