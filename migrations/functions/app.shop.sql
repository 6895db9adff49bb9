-- The shop of the transaction, set by withShop; unset, policies answer nothing.
create or replace function app.shop() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.shop_id', true), '')::uuid;
