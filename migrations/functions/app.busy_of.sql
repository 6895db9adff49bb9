-- The time that an event takes from each assignee: work, and the trips not counted in it.
create or replace function app.busy_of(e app.event) returns tstzrange language sql stable as $$
  select tstzrange(
    e.start_at - case when e.trip_is_included_before then interval '0' else make_interval(mins => e.trip_duration_before) end,
    e.end_at + case when e.trip_is_included_after then interval '0' else make_interval(mins => e.trip_duration_after) end, '[)')
$$;
