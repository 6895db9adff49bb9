-- For append-only tables. The texts of a repair's journal alone may be blanked, and only by app.erase_client: `app.erasing`
-- counts inside a function that runs with its owner's rights, where no login of the application can write a statement.
create or replace function app.refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and tg_table_name = 'repair_item' and current_user <> session_user
    and coalesce(current_setting('app.erasing', true), '') = 'on' then
    return new;
  end if;
  raise exception '% on %.% is forbidden: this record is never changed', tg_op, tg_table_schema, tg_table_name
    using errcode = 'ET001';
end $$;
revoke all on function app.refuse_change from public;
