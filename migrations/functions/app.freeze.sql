-- Makes a table append only.
create or replace function app.freeze(p_table regclass) returns void language plpgsql as $$
begin
  execute format('create trigger frozen before update or delete on %s for each row execute function app.refuse_change()', p_table);
  execute format('create trigger frozen_whole before truncate on %s for each statement execute function app.refuse_change()', p_table);
end $$;
revoke all on function app.freeze from public;
