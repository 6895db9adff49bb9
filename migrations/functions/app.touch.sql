-- When the row last changed, on the database's clock: in the order of the changes, whatever clock the verbs were given.
create or replace function app.touch() returns trigger language plpgsql as $$
begin
  new.updated_at := clock_timestamp();
  return new;
end $$;
revoke all on function app.touch from public;
