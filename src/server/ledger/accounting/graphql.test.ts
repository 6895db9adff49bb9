/** How the books are kept: chosen by the owner, read by the accountant, obeyed by the entries and by the closings. */
import { beforeAll, expect, test } from "vitest";
import { karim, marc, nadia, openOffice, sylvie } from "../../../../test/shop/colleagues.ts";
import { instant } from "../../../../test/shop/doors.ts";
import { GARONNE } from "../../../../test/shop/garonne.ts";
import { invoiced, paid } from "../../../../test/shop/ledger/turnover.ts";
import { quietLog } from "../../platform/log.ts";
import { closeBooks } from "../closing/jobs.ts";
import { journalRest } from "../journal/rest.ts";

const { doors, ask, send } = openOffice("2026-11-30T09:00:00Z", [journalRest]);
const itIs = (now: string) => {
  doors().services.clock = () => instant(now);
};

type Line = { key: string; number: string; name: string };
type Accounting = { closing_day: number; year_month: number; accounts: Line[] };
const FIELDS = "closing_day year_month accountant_email accounts { key number name }";
const read = async (who = marc) =>
  (await ask<{ accounting: Accounting }>(`{ accounting { ${FIELDS} } }`, {}, who)).accounting;
const save = async (facts: object, who = marc) =>
  (
    await ask<{ result: Record<string, unknown> }>(
      `mutation ($input: AccountingInput!) { result: saveAccounting(input: $input) {
        ... on Accounting { ${FIELDS} } ... on Refusal { refused detail } } }`,
      { input: { closing_day: 5, year_month: 1, accountant_email: "", accounts: [], ...facts } },
      who,
    )
  ).result;
const entries = async () =>
  (
    await send(
      { url: `/api/v1/shops/${GARONNE.id}/export/journals/fec.txt?from=2026-10-01&to=2026-11-30` },
      marc,
    )
  ).body
    .trim()
    .split("\r\n")
    .slice(1)
    .map((line) => line.split("\t"));

beforeAll(async () => {
  const { database } = doors();
  const at = instant("2026-10-10T09:00:00Z");
  const { id } = await invoiced(database, { at, rates: [2000, 1000], price: 10_000 });
  await paid(database, { invoice_id: id, amount: 5_000, at: "2026-10-11T09:00:00Z" });
  await database.asOwner("update app.shop_user set role = 'ACCOUNTANT' where id = $1", [
    sylvie.person.id,
  ]);
});

test("a shop that chose nothing has the French chart; its accountant reads it and writes nothing", async () => {
  const plan = await read(sylvie);
  expect(plan).toMatchObject({ closing_day: 5, year_month: 1 });
  expect(plan.accounts.find(({ key }) => key === "services.2000")?.number).toBe("706000");
  expect(await save({ closing_day: 9 }, sylvie)).toMatchObject({ refused: "not-allowed" });
  await expect(read(karim)).rejects.toThrow(/comptabilité/);
  expect(await read(nadia)).toMatchObject({ closing_day: 5 });
});

test("what the owner chooses is in the entries: account by rate, journal, name; the file stays balanced", async () => {
  const accounts = [
    { key: "goods.2000", number: "707120", name: "Pièces à 20 %" },
    { key: "book.sales", number: "VT", name: "Ventes" },
    { key: "method.card", number: "511520", name: "Terminal" },
  ];
  expect(await save({ accounts })).toMatchObject({ closing_day: 5 });
  const lines = await entries();
  expect(new Set(lines.map(([book]) => book))).toEqual(new Set(["VT", "BQ", "OD"]));
  const numbers = lines.map((line) => line[4]);
  for (const number of ["707120", "707000", "511520"]) expect(numbers).toContain(number);
  const cents = (text = "") => Math.round(Number(text.replace(",", ".")) * 100);
  const [debit, credit] = [11, 12].map((place) =>
    lines.reduce((sum, line) => sum + cents(line[place]), 0),
  );
  expect(debit).toBe(credit);
  expect(debit).toBeGreaterThan(0);
  // Back to what the application proposes: nothing is left of the choice.
  await save({});
  expect((await entries()).map((line) => line[4])).not.toContain("707120");
});

test("VAT on debits from a day on: the invoice says it and owes it at once, its payment owes nothing", async () => {
  await save({ debits_from: "2026-11-01" });
  const { database } = doors();
  const at = instant("2026-11-30T10:00:00Z");
  const { id } = await invoiced(database, { at, rates: [2000], price: 10_000 });
  await paid(database, { invoice_id: id, amount: 6_000, at: "2026-11-30T10:05:00Z" });
  const [row] = await database.asOwner<{ on_debits: boolean; said: boolean }>(
    "select on_debits, document -> 'mentions' ? 'Option pour le paiement de la taxe d’après les débits.' as said from app.invoice where id = $1",
    [id],
  );
  expect(row).toEqual({ on_debits: true, said: true });
  const lines = (await entries()).filter((line) => line[3]?.startsWith("202611"));
  expect(lines.map((line) => line[4])).toContain("445711");
  expect(lines.some((line) => line[4]?.startsWith("44574"))).toBe(false);
  type Report = { sales: { basis: string; rates: { vat_rate: number; vat: number }[] } };
  const { sales } = await ask<Report>(
    `{ sales(from: "2026-11-01", to: "2026-11-30") { basis rates { vat_rate vat } } }`,
    {},
    marc,
  );
  // The whole invoice, though half of it is paid.
  expect(sales).toEqual({ basis: "debits", rates: [{ vat_rate: 2000, vat: 2_000 }] });
  const tva = await send(
    { url: `/api/v1/shops/${GARONNE.id}/export/journals/tva.csv?from=2026-11-01&to=2026-11-30` },
    marc,
  );
  expect(tva.body.trim().split("\r\n")).toHaveLength(2);
  await save({});
});

test("a wrong account is refused, and its row is named", async () => {
  const accounts = [{ key: "client", number: "4", name: "Clients" }];
  expect(await save({ accounts })).toMatchObject({
    refused: "bad-input",
    detail: { "accounts.client.number": expect.any(String) },
  });
});

test("the month closes by itself on the day that was chosen, and the year from the month that was", async () => {
  await save({ closing_day: 20, year_month: 11 });
  const run = () =>
    closeBooks({ ...doors().services, log: quietLog })({}, { attempt: 1, max_attempts: 1 });
  const closed = async () =>
    (await ask<{ closings: { name: string }[] }>("{ closings { name } }", {}, marc)).closings.map(
      ({ name }) => name,
    );
  itIs("2026-11-19T02:52:00Z");
  await run();
  expect(await closed()).toEqual([]);
  itIs("2026-11-20T02:52:00Z");
  await run();
  expect(await closed()).toEqual(["l’exercice novembre 2025 – octobre 2026", "octobre 2026"]);
  // A year that is closed is archived: its task waits.
  const [queued] = await doors().database.asSuperuser<{ n: number }>(
    "select count(*)::int as n from graphile_worker.jobs where task_identifier = 'archive-books'",
  );
  expect(queued?.n).toBe(1);
});
