-- The clients of the shop whose last contact is before a day, and of whom nothing is open: no repair, no appointment to come,
-- no device lent or left, no invoice to pay, no legal guarantee that still runs (an invoice since p_guarantee).
create or replace function app.idle_clients(p_before date, p_guarantee date)
  returns table (client_id uuid, contact timestamptz) language sql stable set search_path = pg_catalog, pg_temp as $$
  select c.id, last.contact from app.client c
  cross join lateral (select greatest(c.last_seen_at, c.created_at,
    (select max(r."lastUpdateAt") from app.repair r where r.shop_id = c.shop_id and r.client_id = c.id),
    (select max(e.end_at) from app.event e join app.repair r on r.shop_id = e.shop_id and r.id = e.repair_id
      where e.shop_id = c.shop_id and r.client_id = c.id and e.status <> 'CANCEL'),
    (select max(a.created_at) from app.reply a join app.repair r on r.shop_id = a.shop_id and r.id = a.repair_id
      where a.shop_id = c.shop_id and r.client_id = c.id),
    (select max(i.issued_at) from app.invoice i where i.shop_id = c.shop_id and i.client_id = c.id)) as contact) last
  where c.shop_id = app.shop() and c.merged_into is null and c.last_seen_at < p_before and last.contact < p_before
    -- What an erasure leaves.
    and not (c.lastname = 'CLIENT EFFACÉ' and c.search = '')
    and not exists (select from app.repair r where r.shop_id = c.shop_id and r.client_id = c.id and r.status <> 'Terminer/Archivé')
    and not exists (select from app.loan l join app.repair r on r.shop_id = l.shop_id and r.id = l.repair_id
      where l.shop_id = c.shop_id and r.client_id = c.id and l.returned_at is null)
    and not exists (select from app.intake k join app.repair r on r.shop_id = k.shop_id and r.id = k.repair_id
      where k.shop_id = c.shop_id and r.client_id = c.id and k.returned_at is null)
    and not exists (select from app.invoice i left join app.invoice_balance b on b.shop_id = i.shop_id and b.invoice_id = i.id
      where i.shop_id = c.shop_id and i.client_id = c.id and (i.issued_on >= p_guarantee or b.remainder <> 0))
$$;
revoke all on function app.idle_clients from public;
grant execute on function app.idle_clients to etabli_app;
