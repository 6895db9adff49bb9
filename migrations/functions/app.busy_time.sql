-- The time from p_start to p_end with so many minutes before and after it. Immutable, since minutes do not depend on a
-- time zone: a generated column may call it.
create or replace function app.busy_time(p_start timestamptz, p_end timestamptz, p_before int, p_after int)
  returns tstzrange language sql immutable parallel safe
  return tstzrange(
    (p_start at time zone 'UTC' - make_interval(mins => p_before)) at time zone 'UTC',
    (p_end at time zone 'UTC' + make_interval(mins => p_after)) at time zone 'UTC', '[)');
