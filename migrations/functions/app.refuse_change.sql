-- For append-only tables.
create or replace function app.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% on %.% is forbidden: this record is never changed', tg_op, tg_table_schema, tg_table_name
    using errcode = 'ET001';
end $$;
revoke all on function app.refuse_change from public;
