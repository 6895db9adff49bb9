-- Clients created by an import, unused and unchanged since.
create or replace function app.unused_clients(p_import uuid, p_among uuid[]) returns setof uuid language sql volatile as $$
  select c.id from app.import_row r join app.client c on c.shop_id = r.shop_id and c.id = r.row_id
  where r.shop_id = app.shop() and r.import_id = p_import and r.did = 'created' and c.merged_into is null
    and (p_among is null or c.id = any(p_among))
    and not exists (select from app.repair x where x.shop_id = c.shop_id and x.client_id = c.id)
    and not exists (select from app.appliance x where x.shop_id = c.shop_id and x.client_id = c.id)
    and not exists (select from app.quote x where x.shop_id = c.shop_id and x.client_id = c.id)
    and not exists (select from app.invoice x where x.shop_id = c.shop_id and x.client_id = c.id)
    and not exists (select from app.client_merge x where x.shop_id = c.shop_id and x.into_id = c.id)
    and not exists (select from app.client_merge x where x.shop_id = c.shop_id and x.from_id = c.id)
    and not exists (select from app.file x where x.shop_id = c.shop_id and x."recipientType" = 'client' and x."recipientID" = c.id)
    and r.shape = app.client_shape(r.shop_id, r.row_id)
  limit 1000
$$;
revoke all on function app.unused_clients from public;
