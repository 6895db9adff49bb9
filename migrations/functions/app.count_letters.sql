-- The letters written to a mailbox since a moment, by all shops together; of these templates, or of all when null.
create or replace function app.count_letters(p_recipient text, p_templates text[], p_since timestamptz) returns int
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select count(*)::int from app.message m
  where lower(m.recipient) = lower(p_recipient) and m.created_at > p_since
    and (p_templates is null or m.template = any(p_templates))
$$;
revoke all on function app.count_letters from public;
grant execute on function app.count_letters to etabli_app;
