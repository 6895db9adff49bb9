-- For the readiness check: fails when this database cannot be written to.
create or replace function app.prove_writable() returns void
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  update app.installation set written_at = clock_timestamp()
$$;
revoke all on function app.prove_writable from public;
grant execute on function app.prove_writable to etabli_app;
