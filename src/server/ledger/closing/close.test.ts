/** Months and years are closed once, by hand or by themselves; the database writes nothing in them afterwards. */
import { beforeAll, expect, test } from "vitest";
import { act, garonneScope } from "../../../../test/shop/affairs.ts";
import { karim, marc, openOffice, sylvie } from "../../../../test/shop/colleagues.ts";
import { instant } from "../../../../test/shop/doors.ts";
import { GARONNE, LOIRE } from "../../../../test/shop/garonne.ts";
import { credited, invoiced, paid } from "../../../../test/shop/ledger/turnover.ts";
import { quietLog } from "../../platform/log.ts";
import { mintScope } from "../../platform/database/scope.ts";
import { readAnchor } from "../anchor.ts";
import { verifyLedger } from "../verify.ts";
import { closeDue } from "./close.ts";
import { closeBooks } from "./jobs.ts";
import { allClosings, sumPeriod } from "./store.ts";

const { doors, ask } = openOffice("2026-11-03T11:00:00Z");
const itIs = (now: string) => {
  doors().services.clock = () => instant(now);
};
const JOB = { attempt: 1, max_attempts: 1 };

const FIELDS =
  "id kind name from to is_automatic invoices credits incl received perpetual_incl rates { vat_rate base vat }";
type Line = Record<string, unknown>;
const closings = async () =>
  (await ask<{ closings: Line[] }>(`{ closings { ${FIELDS} } }`, {}, marc)).closings;
const next = async () =>
  (await ask<{ next_closings: Line[] }>("{ next_closings { kind name from } }", {}, marc))
    .next_closings;
const close = async (kind: string, from: string, who = marc): Promise<Line> =>
  (
    await ask<{ result: Line }>(
      `mutation ($kind: ClosingKind!, $from: LocalDate!) { result: closeBooks(kind: $kind, from: $from) {
        ... on Closing { ${FIELDS} } ... on Refusal { refused } } }`,
      { kind, from },
      who,
    )
  ).result;
const verdict = async () => {
  const { config, database, ledgerKey: key } = doors().services;
  const anchor = await readAnchor(config, GARONNE.id);
  const proof = { shop_id: GARONNE.id, key, anchor };
  return (await database.withShop(garonneScope, (db) => verifyLedger(db, proof))).findings;
};

let september = "";
beforeAll(async () => {
  const { database } = doors();
  september = (
    await invoiced(database, {
      at: instant("2026-09-14T09:00:00Z"),
      rates: [2000, 1000],
      price: 10_000,
    })
  ).id;
  await paid(database, { invoice_id: september, amount: 5_000, at: "2026-09-20T09:00:00Z" });
  const october = await invoiced(database, {
    at: instant("2026-10-02T09:00:00Z"),
    rates: [2000],
    price: 20_000,
  });
  await credited(database, { invoice_id: october.id, at: "2026-10-05T09:00:00Z" });
  await paid(database, { invoice_id: september, amount: 1_000, at: "2026-10-06T09:00:00Z" });
});

test("a month is closed by hand, once, by who manages the shop: its sums, and those since the beginning", async () => {
  expect(await next()).toEqual([{ kind: "month", name: "septembre 2026", from: "2026-09-01" }]);
  expect(await close("month", "2026-09-01", karim)).toEqual({ refused: "not-allowed" });
  expect(await close("month", "2026-10-01")).toEqual({ refused: "already-closed" });
  const both = await Promise.all([1, 2].map(() => close("month", "2026-09-01")));
  expect(both).toContainEqual({ refused: "already-closed" });
  expect(both).toContainEqual(
    expect.objectContaining({
      name: "septembre 2026",
      is_automatic: false,
      invoices: 1,
      credits: 0,
      incl: 23_001,
      received: 5_000,
      perpetual_incl: 23_001,
      rates: [
        { vat_rate: 2000, base: 10_000, vat: 2_000 },
        { vat_rate: 1000, base: 10_001, vat: 1_000 },
      ],
    }),
  );
  expect(await close("month", "2026-10-01")).toMatchObject({
    invoices: 1,
    credits: 1,
    incl: 0,
    received: 1_000,
    perpetual_incl: 23_001,
  });
  expect(await close("month", "2026-11-01")).toEqual({ refused: "period-not-over" });
  expect(await close("year", "2026-01-01")).toEqual({ refused: "period-not-over" });
  expect(await verdict()).toEqual([]);
});

test("no money is dated in a closed month, by the screen or by a statement", async () => {
  const pay = (received_on: string) =>
    ask<{ result: Line }>(
      "mutation ($input: PaymentInput!) { result: recordPayment(input: $input) { ... on Refusal { refused } ... on Invoice { id } } }",
      { input: { invoice_id: september, method: "card", amount: 100, received_on, note: "" } },
      marc,
    );
  expect((await pay("2026-10-31")).result).toEqual({ refused: "period-closed" });
  expect((await pay("2026-11-01")).result).toMatchObject({ id: september });
  const { database } = doors();
  const link = (dated_on: string, closed_to: string) =>
    database.asOwner(
      `insert into app.ledger_entry (shop_id, seq, kind, ref_id, at, payload, prev, hash, prev_at, dated_on, closed_to, prev_closed_to)
       select shop_id, seq + 1, 'payment', gen_random_uuid(), at, '', hash, repeat('a', 64), at, $1, $2, $2
       from app.ledger_entry where shop_id = $3 order by seq desc limit 1`,
      [dated_on, closed_to, GARONNE.id],
    );
  await expect(link("2026-10-31", "2026-10-31")).rejects.toThrow("ledger_entry_open");
  await expect(link("2026-10-31", "2026-09-30")).rejects.toThrow("ledger_entry_follows_date");
  // A movement whose link is dated of another day than itself.
  await expect(
    database.asOwner(
      `with moved as (insert into app.payment (shop_id, movement_id, invoice_id, client_id, repair_id, method, amount, received_on)
         select shop_id, gen_random_uuid(), invoice_id, client_id, repair_id, 'card', 100, '2026-10-01' from app.payment where shop_id = $1 limit 1
         returning shop_id, movement_id)
       insert into app.ledger_entry (shop_id, seq, kind, ref_id, at, payload, prev, hash, prev_at, dated_on, closed_to, prev_closed_to)
       select e.shop_id, e.seq + 1, 'payment', m.movement_id, e.at, '', e.hash, repeat('a', 64), e.at, '2026-11-02', e.closed_to, e.closed_to
       from app.ledger_entry e, moved m where e.shop_id = m.shop_id order by e.seq desc limit 1`,
      [GARONNE.id],
    ),
  ).rejects.toThrow("payment_sealed");
});

test("a closing is written once, whole, and never changed", async () => {
  const { database } = doors();
  const again = `insert into app.closing (shop_id, id, kind, period_from, period_to, closed_at, first_seq, last_seq, head, totals, perpetual, prev_to)
    select shop_id, gen_random_uuid(), kind, `;
  const rest = ", closed_at, first_seq, last_seq, head, totals, perpetual, ";
  const from = " from app.closing where period_from = '2026-10-01'";
  await expect(
    database.asOwner(`${again} period_from, period_to${rest}prev_to${from}`),
  ).rejects.toThrow("closing_once");
  await expect(
    database.asOwner(`${again} '2026-08-01', '2026-08-31'${rest}null${from}`),
  ).rejects.toThrow("closing_first");
  await expect(
    database.asOwner(`${again} '2026-11-01', '2026-11-30'${rest}period_to${from}`),
  ).rejects.toThrow(/check/);
  await expect(database.asOwner("update app.closing set totals = '{}'")).rejects.toThrow(/never/);
});

test("the night closes what is due on the shop’s day, the year with its last month, and tells who did", async () => {
  const run = () => closeBooks({ ...doors().services, log: quietLog })({}, JOB);
  itIs("2026-12-04T02:52:00Z");
  await run();
  expect(await closings()).toHaveLength(2);
  itIs("2026-12-05T02:52:00Z");
  await run();
  await run();
  expect(await closings()).toMatchObject([{ name: "novembre 2026", is_automatic: true }, {}, {}]);
  itIs("2027-01-05T02:52:00Z");
  await run();
  const [year, december] = await closings();
  expect(year).toMatchObject({
    kind: "year",
    name: "l’exercice 2026",
    incl: 23_001,
    received: 6_100,
  });
  expect(december).toMatchObject({ kind: "month", from: "2026-12-01", incl: 0 });
  expect(await verdict()).toEqual([]);
});

test("sums of closings are those of the documents", async () => {
  const { database } = doors();
  const checked = await database.withShop(garonneScope, async (db) => {
    const all = await allClosings(db);
    for (const { period_from: from, period_to: to, totals } of all)
      expect(await sumPeriod(db, { from, to })).toEqual(totals);
    return all.length;
  });
  expect(checked).toBe(5);
});

test("the accountant reads the closings and closes nothing; a shop without a document has none", async () => {
  const { database } = doors();
  await expect(ask("{ closings { id } }", {}, sylvie)).rejects.toThrow(/comptabilité/);
  await database.asOwner("update app.shop_user set role = 'ACCOUNTANT' where id = $1", [
    sylvie.person.id,
  ]);
  const read = await ask<{ closings: Line[] }>("{ closings { id } }", {}, sylvie);
  expect(read.closings).toHaveLength(5);
  expect(await close("month", "2027-01-01", sylvie)).toEqual({ refused: "not-allowed" });
  await expect(ask("{ closings { id } }", {}, karim)).rejects.toThrow(/comptabilité/);
  const empty = mintScope(LOIRE.id, { kind: "system" });
  expect(await database.withShop(empty, (db) => closeDue(db, act()))).toBe(0);
});

test("a shop whose closing fails leaves the others, and is said in the log", async () => {
  const { database, services } = doors();
  await database.asOwner("update app.accounting set closing_day = 5");
  itIs("2027-02-06T02:52:00Z");
  const failing: typeof services.database = {
    ...services.database,
    withShop: (scope, ...rest) =>
      scope.shop_id === LOIRE.id
        ? Promise.reject(new Error("the connection is lost"))
        : services.database.withShop(scope, ...rest),
  };
  const told: unknown[] = [];
  const log = { error: (fault: unknown) => void told.push(fault) };
  await closeBooks({ ...services, database: failing, log })({}, JOB);
  expect(told).toMatchObject([{ shop_id: LOIRE.id }]);
  expect((await closings())[0]).toMatchObject({ from: "2027-01-01", is_automatic: true });
  expect(await verdict()).toEqual([]);
});

test("the perpetual totals of each closing are those before it and its own", async () => {
  const { database } = doors();
  const all = await database.withShop(garonneScope, allClosings, "read");
  const months = all.filter(({ kind }) => kind === "month").toReversed();
  let [incl, received, seq] = [0, 0, 0];
  for (const { totals, perpetual, first_seq, last_seq } of months) {
    incl += totals.incl;
    received += totals.received;
    expect([perpetual.incl, perpetual.received]).toEqual([incl, received]);
    expect(first_seq).toBe(seq + 1);
    seq = last_seq;
  }
  const [year] = all.filter(({ kind }) => kind === "year");
  expect(year?.perpetual).toMatchObject({ incl: 23_001, received: 6_100 });
});
