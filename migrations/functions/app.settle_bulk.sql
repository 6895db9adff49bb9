-- Ends an import: writes the search text of its clients and notifies the browsers once.
create or replace function app.settle_bulk(p_clients uuid[]) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update app.client c set search = app.client_text(c) where c.shop_id = app.shop() and c.id = any(p_clients);
  perform set_config('app.bulk', '', true);
  perform pg_notify('app_events', jsonb_build_object('shop_id', app.shop(), 'noun', 'client', 'id', null, 'repair_id', null)::text);
end $$;
revoke all on function app.settle_bulk from public;
grant execute on function app.settle_bulk to etabli_app;
