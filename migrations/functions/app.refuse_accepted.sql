-- An accepted quote is never changed again, whoever writes: its client's record may be merged into another, and erasing
-- blanks the texts of this row, which the signed version keeps as the law asks. `payable_key` is computed after triggers.
create or replace function app.refuse_accepted() returns trigger language plpgsql as $$
declare
  free constant text[] := array['client_id', 'updated_at', 'subject', 'notes', 'payable_key'];
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - free = to_jsonb(old) - free
    and new.subject in (old.subject, '') and new.notes in (old.notes, '') then
    return new;
  end if;
  raise exception '% on the accepted quote % is forbidden: it is never changed', tg_op, old.reference using errcode = 'ET001';
end $$;
revoke all on function app.refuse_accepted from public;
