-- During an import the search text is written once at the end, by app.settle_bulk, and browsers are notified once.
create or replace function app.in_bulk() returns boolean language sql stable parallel safe
  return coalesce(current_setting('app.bulk', true), '') = 'on';
