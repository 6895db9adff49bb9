-- The same machine is recognised by its serial number, however it is typed.
create function app.serial_key(p_serial text) returns text language sql immutable parallel safe as $$
  select upper(translate(p_serial, E' \t\n\r-_./\u00a0\u2009\u200b\u202f\u2010\u2011\u2012\u2013\u2014\u2212', ''))
$$;
alter table app.appliance
  add column purchased_on date,
  add column serial_key text collate "C" generated always as (app.serial_key(serial)) stored;
create index appliance_by_serial on app.appliance (shop_id, serial_key) where serial_key <> '';
