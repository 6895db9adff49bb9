-- Notifies the pages of one call. Arguments: the noun, and the column that holds the call.
create or replace function app.announce_call() returns trigger language plpgsql as $$
begin
  if app.in_bulk() then return null; end if;
  perform pg_notify('app_events', jsonb_build_object('shop_id', new.shop_id, 'noun', tg_argv[0],
    'id', to_jsonb(new) ->> tg_argv[1])::text);
  return null;
end $$;
revoke all on function app.announce_call from public;
