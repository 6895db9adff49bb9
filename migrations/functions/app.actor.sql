-- The user of the transaction, set by withShop; null for a visitor and for the system.
create or replace function app.actor() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.actor', true), '')::uuid;
