-- Trigger: refuses to update or delete an accepted quote, with two exceptions. Merging two clients may change its client, and
-- erasing a client's data empties the texts of this row; the signed version keeps them, as the law asks. PostgreSQL
-- computes the generated column `payable_key` after triggers, so it is not compared.
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
