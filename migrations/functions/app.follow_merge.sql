-- A row inserted for a client while it is merged belongs to the survivor: the insert waits for the merge, then follows.
create or replace function app.follow_merge() returns trigger language plpgsql as $$
declare
  next_id uuid;
begin
  loop
    select c.merged_into into next_id from app.client c where c.shop_id = new.shop_id and c.id = new.client_id for key share;
    exit when next_id is null;
    new.client_id := next_id;
  end loop;
  return new;
end $$;
revoke all on function app.follow_merge from public;
