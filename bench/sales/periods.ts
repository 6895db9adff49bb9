/** The figures of a period over 100,000 invoices, each paid in two parts, of four years of a shop. */
import { print } from "graphql";
import { invoiceBoardQuery } from "../../src/web/office/invoice/query.ts";
import { salesQuery } from "../../src/web/office/ledger/sales/query.ts";
import type { House } from "../house.ts";
import { load, median } from "../load.ts";
import { graphql, signIn } from "../office.ts";
import { openShop, type Bench } from "../shops.ts";
import type { Row } from "../table.ts";

const DOCUMENTS = 100_000;
/** Of the shop whose list of invoices is read: one in ten is still to be paid. */
const LISTED = 10_000;
const ROUNDS = 5;

/** A row for each invoice: its day, its person and its trade in turn; the content is that of the demonstration's. */
const SEED = `
  create temp table sold on commit drop as
  select i, uuidv7() as repair_id, uuidv7() as invoice_id, people.ids[1 + i % cardinality(people.ids)] as user_id,
    appliances.ids[1 + i % cardinality(appliances.ids)] as appliance_id,
    appliances.trades[1 + i % cardinality(appliances.ids)] as category_id, appliances.client_id,
    days.day, 'F' || extract(year from days.day) as series,
    row_number() over (partition by extract(year from days.day) order by i)::int as number,
    lag(days.day) over (partition by extract(year from days.day) order by i) as prev_day
  from generate_series(1, $2::int) i, lateral (select date '2022-01-03' + (i * 1400 / $2::int) as day) days,
    (select array_agg(id order by id) as ids from app.shop_user where shop_id = $1) people,
    (select array_agg(id order by id) as ids, array_agg(category_id order by id) as trades, min(client_id::text)::uuid as client_id from app.appliance where shop_id = $1) appliances`;

const STATEMENTS = [
  `insert into app.repair_link (sheetid, shop_id) select app.token(), $1 from sold`,
  `insert into app.repair (shop_id, id, sheetid, reference, client_id, appliance_id, technician_id, intervention_type, status)
   select $1, repair_id, 'banc-' || i || repeat('x', 12), 'R2022-' || lpad(i::text, 6, '0'), client_id, appliance_id,
     case when i % 2 = 0 then user_id end, 'Réparation', 'Terminer/Archivé' from sold`,
  `insert into app.counter (shop_id, series, prefix, last) select $1, series, 'F', max(number) from sold group by series`,
  `insert into app.invoice (shop_id, id, kind, series, number, prefix, first_number, prev_issued_at, reference, repair_id, client_id, issued_at,
     issued_on, due_on, technician_id, category_id, total_excl, total_vat, total_incl, bonus, due, document, document_sha256)
   select $1, s.invoice_id, 380, s.series, s.number, 'F', 1, s.prev_day, s.series || '-' || lpad(s.number::text, 5, '0'), s.repair_id, s.client_id,
     s.day, s.day, s.day, s.user_id, s.category_id, v.total_excl, v.total_vat, v.total_incl, v.bonus, v.due, v.document, v.document_sha256
   from sold s, (select * from app.invoice where kind = 380 and shop_id <> $1 order by id limit 1) v`,
  `insert into app.invoice_balance (shop_id, invoice_id, issued_on, due_on, moved_on, due, paid, total_incl)
   select $1, v.id, v.issued_on, v.due_on, v.issued_on + 12, v.due, v.due, v.total_incl from sold s join app.invoice v on v.shop_id = $1 and v.id = s.invoice_id`,
  `insert into app.payment (shop_id, movement_id, invoice_id, client_id, repair_id, method, amount, received_on, created_at)
   select $1, uuidv7(), v.id, v.client_id, v.repair_id, (array['card', 'cash', 'cheque'])[1 + s.i % 3], part.amount, s.day + part.late, s.day + part.late
   from sold s join app.invoice v on v.shop_id = $1 and v.id = s.invoice_id,
     lateral (values (v.due / 3, 0), (v.due - v.due / 3, 12)) as part (amount, late)`,
  `insert into app.payment_share (shop_id, cause_id, invoice_id, vat_rate, nature, amount, vat, received_on)
   select $1, p.id, p.invoice_id, 2000, 'services', p.amount, p.amount / 6, p.received_on from app.payment p where p.shop_id = $1`,
];
const TABLES = ["repair", "invoice", "invoice_balance", "payment", "payment_share"];

export async function benchSales(bench: Bench, house: House): Promise<Row[]> {
  const shop = await openShop(bench, { slug: "banc-ventes", people: 12 });
  await fill(bench, shop.id, DOCUMENTS);
  const cookie = await signIn(bench, house, shop);
  const ask = (asked: Asked) => timeOf(house, asked);
  const time = (from: string, to: string) =>
    ask({ cookie, query: print(salesQuery), variables: { from, to }, holds: '"excl"' });
  const list = await openShop(bench, { slug: "banc-factures", people: 2 });
  await fill(bench, list.id, LISTED);
  await bench.asOwner(
    "update app.invoice_balance set paid = 0 where shop_id = $1 and hashtext(invoice_id::text) % 10 = 0",
    [list.id],
  );
  // Professionals: what each late one owes for being late is part of the list.
  await bench.asOwner("alter table app.invoice disable trigger user");
  await bench.asOwner(
    `update app.invoice set document = jsonb_set(document, '{client,type}', '"Entreprise"') where shop_id = $1`,
    [list.id],
  );
  await bench.asOwner("alter table app.invoice enable trigger user");
  await bench.asOwner("vacuum (analyze) app.invoice, app.invoice_balance");
  const listed = { cookie: await signIn(bench, house, list), query: print(invoiceBoardQuery) };
  const page = (variables: object) =>
    ask({ ...listed, variables: { ...variables, first: 50, skip: 0 }, holds: '"shown_due"' });
  return [
    {
      what: "turnover of every period there is, 100,000 invoices, 200,000 payments",
      unit: "ms",
      ours: await time("2022-01-01", "2025-12-31"),
      reference: {
        name: "one sum of both tables, alone",
        value: await plainTime(bench, PLAIN_SUM, [shop.id]),
      },
      aim: { most: 1_000 },
    },
    {
      what: "turnover of a month of the same shop",
      unit: "ms",
      ours: await time("2024-03-01", "2024-03-31"),
      aim: { most: 100 },
    },
    {
      what: "10,000 invoices: those to be paid, with their counts, sums and aged balance",
      unit: "ms",
      ours: await page({ show: "unpaid" }),
      reference: {
        name: "one page of the table, without counts",
        value: await plainTime(bench, PLAIN_PAGE, [list.id]),
      },
      aim: { most: 100 },
    },
    {
      what: "the same list, by a word and an amount, over all of them",
      unit: "ms",
      ours: await page({ show: "all", text: "essai 100" }),
      aim: { most: 100 },
    },
  ];
}

/** The same rows, without who, when nor how. */
const PLAIN_SUM = `select (select sum(total_incl) from app.invoice where shop_id = $1) as sold,
  (select sum(amount) from app.payment where shop_id = $1) as received`;
const PLAIN_PAGE = `select i.* from app.invoice i join app.invoice_balance b on b.shop_id = i.shop_id and b.invoice_id = i.id
  where i.shop_id = $1 and b.remainder > 0 order by b.due_on, b.invoice_id limit 50`;

/** The median of a statement alone, in milliseconds. */
async function plainTime(bench: Bench, statement: string, values: string[]): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const before = performance.now();
    await bench.asOwner(statement, values);
    times.push(performance.now() - before);
  }
  return median(times);
}

type Asked = { cookie: string; query: string; variables: object; holds: string };

/** The median of a few answers, in milliseconds. */
async function timeOf(house: House, { cookie, query, variables, holds }: Asked): Promise<number> {
  const question = () => graphql(cookie, query, variables);
  const { answers } = await load(house.port, { connections: 1, count: ROUNDS, question });
  const wrong = answers.find(({ text }) => !text.includes(holds));
  if (wrong) throw new Error(wrong.text.slice(0, 300));
  return median(answers.map(({ ms }) => ms));
}

/** Without notifications. */
async function fill({ asOwner }: Bench, shop_id: string, documents: number): Promise<void> {
  await asOwner(
    `with c as (insert into app.client (shop_id, lastname) values ($1, 'ESSAI') returning id)
     insert into app.appliance (shop_id, client_id, kind_id, kind, category_id)
     select $1, c.id, 'lave-linge', 'Lave-linge', trade from c,
       unnest(array['gros-electromenager', 'plomberie', 'chauffage', 'multimedia-smartphone']) trade`,
    [shop_id],
  );
  for (const table of TABLES) await asOwner(`alter table app.${table} disable trigger user`);
  // What is copied here is not in the chain.
  await asOwner("alter table app.invoice drop constraint if exists invoice_sealed");
  await asOwner("alter table app.payment drop constraint if exists payment_sealed");
  await asOwner("begin");
  await asOwner(SEED, [shop_id, documents]);
  // Without statistics of what was just written, the joins that follow are loops in loops.
  await asOwner("analyze sold");
  for (const statement of STATEMENTS) {
    await asOwner(statement, [shop_id]);
    await asOwner("analyze app.repair, app.invoice");
  }
  await asOwner("commit");
  for (const table of TABLES) {
    await asOwner(`alter table app.${table} enable trigger user`);
    await asOwner(`vacuum (analyze) app.${table}`);
  }
}
