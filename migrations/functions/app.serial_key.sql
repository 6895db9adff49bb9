-- A serial number without its spelling, to recognise the same machine.
create or replace function app.serial_key(p_serial text) returns text language sql immutable parallel safe as $$
  select upper(translate(p_serial, E' \t\n\r-_./\u00a0\u2009\u200b\u202f\u2010\u2011\u2012\u2013\u2014\u2212', ''))
$$;
