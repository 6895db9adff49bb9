-- Appliances created by an import, unused and unchanged since.
create or replace function app.unused_appliances(p_import uuid, p_among uuid[]) returns setof uuid language sql volatile as $$
  select a.id from app.import_row r join app.appliance a on a.shop_id = r.shop_id and a.id = r.row_id
  where r.shop_id = app.shop() and r.import_id = p_import and r.did = 'created'
    and (p_among is null or a.id = any(p_among))
    and not exists (select from app.repair x where x.shop_id = a.shop_id and x.appliance_id = a.id)
    and not exists (select from app.file x where x.shop_id = a.shop_id and x."recipientType" = 'appliance' and x."recipientID" = a.id)
    and r.shape = app.appliance_shape(r.shop_id, r.row_id)
  limit 1000
$$;
revoke all on function app.unused_appliances from public;
