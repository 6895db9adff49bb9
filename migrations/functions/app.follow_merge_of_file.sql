-- The same for a file of a client.
create or replace function app.follow_merge_of_file() returns trigger language plpgsql as $$
begin
  new."recipientID" := coalesce((select app.survivor(new."recipientID")), new."recipientID");
  return new;
end $$;
revoke all on function app.follow_merge_of_file from public;
