-- Notifies every process of a change; ids only, since a notification holds less than 8,000 bytes.
-- Arguments: the noun, and the column that holds the repair ('' when there is none).
create or replace function app.announce() returns trigger language plpgsql as $$
declare
  record jsonb;
begin
  if app.in_bulk() then return null; end if;
  record := to_jsonb(case when tg_op = 'DELETE' then old else new end);
  perform pg_notify('app_events', jsonb_build_object(
    'shop_id', record ->> 'shop_id', 'noun', tg_argv[0], 'id', record ->> 'id', 'repair_id', record ->> tg_argv[1])::text);
  return null;
end $$;
revoke all on function app.announce from public;
