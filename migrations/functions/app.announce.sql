-- Notifies every process of a change; ids only, since a notification holds less than 8,000 bytes.
-- Arguments: the noun, and the column that holds the repair ('' when there is none). A row that names its repair is not
-- turned into JSON: that of a message holds the whole letter.
create or replace function app.announce() returns trigger language plpgsql as $$
declare
  changed record := new;
  about jsonb;
begin
  if app.in_bulk() then return null; end if;
  if tg_op = 'DELETE' then changed := old; end if;
  if tg_argv[1] = 'id' then
    about := jsonb_build_object('id', changed.id, 'repair_id', changed.id);
  elsif tg_argv[1] = 'repair_id' then
    about := jsonb_build_object('id', changed.id, 'repair_id', changed.repair_id);
  else
    about := to_jsonb(changed);
    about := jsonb_build_object('id', about ->> 'id', 'repair_id', about ->> tg_argv[1]);
  end if;
  perform pg_notify('app_events',
    (about || jsonb_build_object('shop_id', changed.shop_id, 'noun', tg_argv[0]))::text);
  return null;
end $$;
revoke all on function app.announce from public;
