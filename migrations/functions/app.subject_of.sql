-- What an administrator's act is about: of the transaction's records that have one of these ids, the most precise one,
-- as { noun, id, name, repair_id }. What is written within a repair is named by the repair.
create or replace function app.subject_of(p_ids uuid[]) returns jsonb
  language sql stable set search_path = pg_catalog, pg_temp as $$
  with found (rank, noun, id, name, repair_id) as (
    select 1, 'payment', p.id, i.reference, p.repair_id from app.payment p
    join app.invoice i on i.shop_id = p.shop_id and i.id = p.invoice_id where p.shop_id = app.shop() and p.id = any(p_ids)
    union all
    select 1, 'payment', f.id, i.reference, i.repair_id from app.late_fee f
    join app.invoice i on i.shop_id = f.shop_id and i.id = f.invoice_id where f.shop_id = app.shop() and f.id = any(p_ids)
    union all
    select 2, case when i.kind = 381 then 'credit' else 'invoice' end, i.id, i.reference, i.repair_id from app.invoice i
    where i.shop_id = app.shop() and i.id = any(p_ids)
    union all
    select 3, case when q.reference is null then 'draft' else 'quote' end, q.id, coalesce(q.reference, r.reference), q.repair_id
    from app.quote q join app.repair r on r.shop_id = q.shop_id and r.id = q.repair_id
    where q.shop_id = app.shop() and q.id = any(p_ids)
    union all
    select 4, 'event', e.id, coalesce(r.reference, e.kind), e.repair_id from app.event e
    left join app.repair r on r.shop_id = e.shop_id and r.id = e.repair_id where e.shop_id = app.shop() and e.id = any(p_ids)
    union all
    select 5, 'spare_part', s.id, s.description, s.repair_id from app.spare_part s
    where s.shop_id = app.shop() and s.id = any(p_ids)
    union all
    select 6, 'message', m.id, m.subject, m.repair_id from app.message m where m.shop_id = app.shop() and m.id = any(p_ids)
    union all
    select 7, 'file', f.id, f.filename, case when f."recipientType" = 'repair' then f."recipientID" end from app.file f
    where f.shop_id = app.shop() and f.id = any(p_ids)
    union all
    select 8, 'import', i.id, i.filename, null from app.import i where i.shop_id = app.shop() and i.id = any(p_ids)
    union all
    select 9, 'repair', r.id, r.reference, r.id from app.repair r where r.shop_id = app.shop() and (r.id = any(p_ids) or r.id in (
      select w.repair_id from app.work_time w where w.shop_id = app.shop() and w.id = any(p_ids)
      union all select l.repair_id from app.loan l where l.shop_id = app.shop() and l.id = any(p_ids)
      union all select t.repair_id from app.repair_item t where t.shop_id = app.shop() and t.id = any(p_ids)
      union all select n.repair_id from app.notification n where n.shop_id = app.shop() and n.id = any(p_ids)
      union all select k.repair_id from app.intake k where k.shop_id = app.shop() and k.id = any(p_ids)))
    union all
    select 10, 'client', c.id, trim(c.firstname || ' ' || c.lastname), null from app.client c
    where c.shop_id = app.shop() and (c.id = any(p_ids) or c.id in (
      select m.into_id from app.client_merge m where m.shop_id = app.shop() and m.id = any(p_ids)
      union all select a.client_id from app.client_address a where a.shop_id = app.shop() and a.address_id = any(p_ids)
      union all select a.client_id from app.appliance a where a.shop_id = app.shop() and a.id = any(p_ids)))
    union all
    select 11, 'user', u.id, trim(u.firstname || ' ' || u.lastname), null from app.shop_user u
    where u.shop_id = app.shop() and u.id = any(p_ids))
  select jsonb_build_object('noun', f.noun, 'id', f.id, 'name', f.name, 'repair_id', f.repair_id)
  from found f order by f.rank, array_position(p_ids, f.id), f.id limit 1
$$;
revoke all on function app.subject_of from public;
grant execute on function app.subject_of to etabli_app;
