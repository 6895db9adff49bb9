-- For administrators only: the letters of all shops that did not leave, the latest first. Never their text.
create or replace function app.list_failures(p_first int, p_skip int)
  returns table (shop_id uuid, shop text, id uuid, channel text, template text, recipient text, attempts int, last_error text,
    created_at timestamptz, total bigint)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select s.id, s.name, m.id, m.channel, m.template, m.recipient, m.attempts, m.last_error, m.created_at, count(*) over ()
  from app.message m join app.shop s on s.id = m.shop_id
  where m.status = 'failed' order by m.created_at desc, m.id desc limit p_first offset p_skip
$$;
revoke all on function app.list_failures from public;
grant execute on function app.list_failures to etabli_app;
