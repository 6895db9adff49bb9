-- Keeps the print of the first key that sealed a ledger of this database, and answers the one that is kept.
create or replace function app.claim_ledger_key(p_print text) returns text
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  update app.installation set ledger_key_print = coalesce(ledger_key_print, p_print) returning ledger_key_print
$$;
revoke all on function app.claim_ledger_key from public;
grant execute on function app.claim_ledger_key to etabli_app;
