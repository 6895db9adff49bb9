-- During an import, browsers are notified once, at its end.
create or replace function app.in_bulk() returns boolean language sql stable parallel safe
  return coalesce(current_setting('app.bulk', true), '') = 'on';
