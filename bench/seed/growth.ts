/** Years of a shop's work, written in a few statements: repairs, their journal, visits, quotes and invoices. */
import type { Bench, BenchShop } from "../shops.ts";

/** A link as app.token() makes one, without asking for each row. */
const LINK = "translate(rtrim(encode(uuid_send(gen_random_uuid()), 'base64'), '='), '+/', '-_')";

/** Repair `i` of the shop; its client is one of the shop's, its technician one of its people, in turn. */
const ROWS = `
  create temp table seeded on commit drop as
  select i, $6::int as unpaid_one_of, uuidv7() as repair_id, uuidv7() as appliance_id, uuidv7() as event_id, uuidv7() as quote_id,
    uuidv7() as invoice_id, ${LINK} as sheetid, ${LINK} as quoteid,
    clients.ids[1 + i % cardinality(clients.ids)] as client_id, people.ids[1 + i % cardinality(people.ids)] as user_id,
    case when i % $4::int <> 0 then 'Terminer/Archivé' else ($5::text[])[1 + (i / $4::int) % cardinality($5::text[])] end as status,
    date_trunc('hour', now()) - make_interval(days => 1, hours => i * 2) as at
  from generate_series($2::int, $3::int) i,
    (select array_agg(id order by id) as ids from app.client where shop_id = $1) clients,
    (select array_agg(id order by id) as ids from app.shop_user where shop_id = $1) people`;

/** Nineteen of twenty are archived and nearly all is paid, as in a shop that has worked for years. */
const KEPT = {
  openOneOf: 20,
  unpaidOneOf: 100,
  statuses: [
    "Devis à faire",
    "Devis en attente Client",
    "Prêt à réparer",
    "Attente de pièces",
    "Réparé",
  ],
};

const STATEMENTS = [
  `insert into app.appliance (shop_id, id, client_id, kind_id, kind, brand, model)
   select $1, appliance_id, client_id, 'lave-linge', (array['Lave-linge', 'Four', 'Lave-vaisselle', 'Réfrigérateur'])[1 + i % 4],
     (array['Bosch', 'Brandt', 'Électrolux', 'Whirlpool', 'Miele'])[1 + i % 5], 'M' || i from seeded`,
  `insert into app.repair_link (sheetid, shop_id) select sheetid, $1 from seeded`,
  `insert into app.repair (shop_id, id, sheetid, reference, client_id, appliance_id, intervention_type, status, archived, created_at, "statusFrom", "lastUpdateAt")
   select $1, repair_id, sheetid, 'R2020-' || lpad(i::text, 5, '0'), client_id, appliance_id, 'Réparation', status, status = 'Terminer/Archivé', at, at, at from seeded`,
  `insert into app.repair_item (shop_id, repair_id, type, payload, created_at)
   select $1, repair_id, 'NoteAdded', jsonb_build_object('note', 'Essai ' || turn), at + make_interval(mins => turn)
   from seeded, generate_series(1, 8) turn`,
  `insert into app.event (shop_id, id, start_at, end_at, duration, kind, repair_id, status)
   select $1, event_id, at, at + interval '1 hour', 60, 'Réparation', repair_id, 'DONE' from seeded`,
  `insert into app.event_assignee (shop_id, event_id, user_id, busy, status)
   select $1, e.id, s.user_id, e.busy, e.status from seeded s join app.event e on e.shop_id = $1 and e.id = s.event_id`,
  `insert into app.message (shop_id, template, recipient, text, status, transport, created_at, sent_at, repair_id)
   select $1, 'appointment', 'essai' || i || '@example.org', 'Essai', 'sent', 'outbox', at, at, repair_id from seeded`,
  // The content is that of a quote and of an invoice that the demonstration's verbs made.
  `insert into app.quote_link (quoteid, shop_id) select quoteid, $1 from seeded where i % 10 < 7`,
  `insert into app.quote (shop_id, id, quoteid, repair_id, client_id, reference, status, lines, total_excl, total_vat, total_incl,
     due, sent_at, valid_until, expires_at, document, document_sha256, created_at)
   select $1, s.quote_id, s.quoteid, s.repair_id, s.client_id, 'D2020-' || lpad(s.i::text, 5, '0'),
     case when s.at + interval '30 days' < now() then 'Expiré' else 'Envoyé' end, q.lines, q.total_excl,
     q.total_vat, q.total_incl, q.due, s.at, (s.at + interval '30 days')::date, s.at + interval '30 days', q.document, q.document_sha256, s.at
   from seeded s, (select * from app.quote where status = 'Envoyé' and shop_id <> $1 order by id limit 1) q where s.i % 10 < 7`,
  `insert into app.counter (shop_id, series, prefix, last) select $1, 'F2020', 'F', max(i) from seeded`,
  `insert into app.invoice (shop_id, id, kind, series, number, prefix, first_number, reference, repair_id, client_id, issued_at, issued_on, due_on,
     total_excl, total_vat, total_incl, bonus, due, document, document_sha256)
   select $1, s.invoice_id, 380, 'F2020', s.i, 'F', 1, 'F2020-' || lpad(s.i::text, greatest(5, length(s.i::text)), '0'), s.repair_id, s.client_id, s.at, s.at::date,
     s.at::date, v.total_excl, v.total_vat, v.total_incl, v.bonus, v.due, v.document, v.document_sha256
   from seeded s, (select * from app.invoice where kind = 380 and shop_id <> $1 and series <> 'F2020' order by id limit 1) v`,
  `insert into app.invoice_balance (shop_id, invoice_id, issued_on, due_on, due, total_incl, bonus, paid)
   select $1, v.id, v.issued_on, v.due_on, v.due, v.total_incl, v.bonus, case when s.i % s.unpaid_one_of = 0 then 0 else v.due end
   from seeded s join app.invoice v on v.shop_id = $1 and v.id = s.invoice_id`,
];

const TABLES = [
  "appliance",
  "repair",
  "repair_item",
  "event",
  "event_assignee",
  "message",
  "quote",
  "invoice",
];

export type Years = { shop: BenchShop; from: number; to: number } & Partial<typeof KEPT>;

/** Writes repairs `from` to `to` of each shop, without notifications; the shops have their clients. */
export async function fillYears({ asOwner }: Bench, years: readonly Years[]): Promise<void> {
  for (const table of TABLES) await asOwner(`alter table app.${table} disable trigger user`);
  // Copies of one invoice are neither in the chain, nor in a series of their year.
  await asOwner(`alter table app.invoice drop constraint if exists invoice_sealed,
    drop constraint if exists invoice_of_its_year, drop constraint if exists invoice_in_order`);
  for (const year of years) {
    const { shop, from, to, openOneOf, unpaidOneOf, statuses } = { ...KEPT, ...year };
    await asOwner("begin");
    await asOwner(ROWS, [shop.id, from, to, openOneOf, statuses, unpaidOneOf]);
    for (const statement of STATEMENTS)
      await asOwner(statement, statement.includes("$1") ? [shop.id] : []);
    await asOwner("commit");
  }
  for (const table of TABLES) await asOwner(`alter table app.${table} enable trigger user`);
  for (const table of [...TABLES, "repair_link", "quote_link", "invoice_balance"])
    await asOwner(`vacuum (analyze) app.${table}`);
}
