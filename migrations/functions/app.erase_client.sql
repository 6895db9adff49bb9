-- Takes a client of the transaction's shop out of every table: names, contacts, texts, photos, letters. Stays: what the law
-- asks to keep as it was given (invoices, sent quotes and their answers, the ledger), and rows without a person.
-- Answers how much, or the reference of a repair that is still open and keeps it from erasing; null for no such client.
create or replace function app.erase_client(p_client uuid) returns jsonb
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  shop constant uuid := app.shop();
  free constant text[] := array['description', 'text', 'note', 'notes', 'reason', 'subject', 'input', 'filename', 'condition', 'accessories', 'serial'];
  -- A drawn signature is a trace of a person too.
  unsigned constant jsonb := '{"kind": "typed", "text": "effacé"}';
  family uuid[];
  repairs uuid[];
  owned uuid[];
  words text[];
  forgotten text[];
  called text[];
  digits text[];
  photos bigint;
  letters bigint;
  busy text;
begin
  perform 1 from app.client c where c.shop_id = shop and c.id = p_client and c.merged_into is null for update;
  if not found then return null; end if;
  with recursive merged (id) as (
    select p_client union select c.id from app.client c join merged m on c.shop_id = shop and c.merged_into = m.id)
  select array_agg(id) into family from merged;
  select coalesce(array_agg(r.id), '{}') into repairs from app.repair r where r.shop_id = shop and r.client_id = any(family);
  select min(r.reference) into busy from app.repair r
  where r.shop_id = shop and r.id = any(repairs) and r.status <> 'Terminer/Archivé';
  if busy is not null then return jsonb_build_object('open', busy); end if;
  select repairs || family || coalesce(array_agg(q.id), '{}') into owned from app.quote q where q.shop_id = shop and q.repair_id = any(repairs);
  owned := owned || array(select a.id from app.appliance a where a.shop_id = shop and a.client_id = any(family));
  -- What they were called before a correction too.
  called := array(select distinct n #>> '{}' from app.repair_item i, unnest(array['$.**.lastname', '$.**.firstname']::jsonpath[]) p, jsonb_path_query(i.payload, p) n
    where i.shop_id = shop and i.repair_id = any(repairs) and i.type like 'Client%');
  select array_agg(distinct lower(w)) filter (where length(w) >= 3) into words from (
    select c.lastname from app.client c where c.shop_id = shop and c.id = any(family)
    union all select c.firstname from app.client c where c.shop_id = shop and c.id = any(family)
    union all select c.email from app.client c where c.shop_id = shop and c.id = any(family)
    union all select unnest(called)
    union all select a.street from app.client_address a where a.shop_id = shop and a.client_id = any(family)) known (w);
  select array_agg(distinct right(regexp_replace(p.number, '\D', '', 'g'), 9)) into digits
  from app.client_phone p where p.shop_id = shop and p.client_id = any(family);
  digits := array(select d from unnest(digits) d where length(d) >= 6);
  owned := owned || array(select y.id from app.reply y where y.shop_id = shop and (y.repair_id = any(repairs) or lower(y.sender) = any(words)
    or right(regexp_replace(y.sender, '\D', '', 'g'), 9) = any(digits)));

  perform set_config('app.erasing', 'on', true);
  update app.repair_item i set payload = app.blank_person(i.payload, words, digits,
    case when i.type in ('NoteChanged', 'PlaceChanged') then free || array['from', 'to']
      when i.type = 'QuoteWithdrawn' then free || array['name'] else free end)
  where i.shop_id = shop and i.repair_id = any(repairs) and i.type <> 'StatusChanged';
  perform set_config('app.erasing', '', true);
  update app.repair set description = '' where shop_id = shop and id = any(repairs);
  update app.appliance set name = '', serial = '' where shop_id = shop and client_id = any(family);
  update app.event set notes = '', lat = null, lon = null where shop_id = shop and repair_id = any(repairs);
  update app.quote set subject = '', notes = '' where shop_id = shop and repair_id = any(repairs);
  -- Its reason is a word of the product, which prints it.
  update app.certificate set document = app.blank_person(document, words, digits, free) || jsonb_build_object('reason', document -> 'reason') where shop_id = shop and repair_id = any(repairs);
  update app.intake k set document = app.blank_person(k.document, words, digits, free || array['fault']), condition_note = '', return_note = '', password = null,
    returned_to = case when k.returned_to is not null then 'effacé' end,
    signed_by = 'effacé', signature = unsigned,
    return_signature = case when k.return_signature is not null then unsigned end
  where k.shop_id = shop and k.repair_id = any(repairs);
  update app.call set notes = '', conclusion = '' where shop_id = shop and repair_id = any(repairs);
  update app.call_chat h set text = 'effacé' where h.shop_id = shop and exists (
    select from app.call c where c.shop_id = shop and c.id = h.call_id and c.repair_id = any(repairs));
  delete from app.call_signal s where s.shop_id = shop and exists (
    select from app.call c where c.shop_id = shop and c.id = s.call_id and c.repair_id = any(repairs));
  update app.notification set about = app.blank_person(about, words, digits, free || array['phone']) where shop_id = shop and repair_id = any(repairs);
  delete from app.webhook_delivery where shop_id = shop and repair_id = any(repairs);
  update app.waiting_visitor v set contact = '', request = '{}', ended_at = coalesce(v.ended_at, now())
  where v.shop_id = shop and v.contact <> '' and (lower(v.contact) = any(words)
    or right(regexp_replace(v.request->'client'->>'phone', '\D', '', 'g'), 9) = any(digits));
  update app.review v set author = '', text = coalesce(app.blank_person(to_jsonb(v.text), words, digits, free) #>> '{}', '')
  where v.shop_id = shop and exists (select from app.review_request q where q.shop_id = shop and q.id = v.id and q.repair_id = any(repairs));
  delete from app.client_proposal where shop_id = shop and repair_id = any(repairs);
  update app.invoice_dispute d set reason = 'effacé' where d.shop_id = shop and exists (
    select from app.invoice i where i.shop_id = shop and i.id = d.invoice_id and i.repair_id = any(repairs));
  update app.reply set sender = 'effacé', subject = '', text = 'effacé', left_out = '[]'
  where shop_id = shop and id = any(owned);
  update app.message m set recipient = 'effacé', subject = '', text = 'effacé', html = '', attachments = '[]', last_error = '',
    status = case when m.status in ('queued', 'failed') then 'dropped' else m.status end
  where m.shop_id = shop and (m.repair_id = any(repairs) or lower(m.recipient) = any(words)
    -- A letter to the shop that stands by itself names the client and the quote.
    or (m.repair_id is null and exists (
      select from app.quote q where q.shop_id = shop and q.repair_id = any(repairs) and q.reference is not null
        and strpos(m.subject || m.text, q.reference) > 0))
    or (m.repair_id is null and exists (
      select from app.client c where c.shop_id = shop and c.id = any(family) and c.firstname <> ''
        and strpos(lower(m.text), lower(c.firstname || ' ' || c.lastname)) > 0))
    or right(regexp_replace(m.recipient, '\D', '', 'g'), 9) = any(digits));
  get diagnostics letters = row_count;
  delete from app.file where shop_id = shop and "recipientID" = any(owned);
  get diagnostics photos = row_count;

  update app.client_merge set gain = '{}' where shop_id = shop and (from_id = any(family) or into_id = any(family));
  update app.import set faults = '[]' where shop_id = shop and id in (
    select r.import_id from app.import_row r where r.shop_id = shop and r.row_id = any(family));
  update app.import_row set gain = case when gain is not null then '{}'::jsonb end, shape = null
  where shop_id = shop and (row_id = any(family) or row_id in (select a.id from app.appliance a where a.shop_id = shop and a.client_id = any(family)));
  delete from app.client_former where shop_id = shop and client_id = any(family);
  delete from app.client_phone where shop_id = shop and client_id = any(family);
  delete from app.client_address where shop_id = shop and client_id = any(family);
  forgotten := array(select distinct w from app.client c, app.name_words(c.names) w where c.shop_id = shop and c.id = any(family)
    union select w from unnest(called) n, app.name_words(app.fold(n)) w);
  update app.client set lastname = 'CLIENT EFFACÉ', firstname = '', email = '', note = '', siren = '', vat_number = '', search = ''
  where shop_id = shop and id = any(family);
  delete from app.name_word w where w.shop_id = shop and w.written = any(forgotten)
    and not exists (select from app.client c where c.shop_id = shop and c.names like '%' || w.written || '%');
  return jsonb_build_object('repairs', cardinality(repairs), 'photos', photos, 'messages', letters);
end $$;
revoke all on function app.erase_client from public;
grant execute on function app.erase_client to etabli_app;
