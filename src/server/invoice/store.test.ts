import { beforeAll, expect, test } from "vitest";
import {
  act,
  acceptedQuote,
  garonneScope,
  issuedInvoice,
  NOON,
  openRepair,
  sentQuote,
} from "../../../test/shop/affairs.ts";
import { testDatabase } from "../../../test/database.ts";
import { GARONNE, insertRow, LOIRE, openShops } from "../../../test/shop/garonne.ts";
import { forgedInvoice, whole } from "../../../test/shop/invoice.ts";
import { granted, instant } from "../../../test/shop/quote.ts";
import { refuse } from "../../domain/decision.ts";
import { canonical } from "../../domain/quote/canonical.ts";
import { listMessages } from "../message/store.ts";
import { mintScope, type ShopDb } from "../platform/database/scope.ts";
import { sha256 } from "../platform/sha256.ts";
import { itemsOfRepairs, loadRepairs } from "../repair/store.ts";
import { creditInvoice } from "./credit.ts";
import { issueInvoice } from "./issue.ts";
import { listUnpaid, loadIssued } from "./store.ts";

const database = testDatabase();
beforeAll(() => openShops(database));

const inGaronne = <Value>(work: (db: ShopDb) => Promise<Value>) =>
  database.withShop(garonneScope, work);
const read = async (id: string) => (await inGaronne((db) => loadIssued(db, [id])))[0];

test("an accepted quote becomes an invoice, in the series of the year at the shop's clock", async () => {
  const { repair_id, sheetid } = await openRepair(database);
  const newYear = instant("2025-12-31T23:30:00Z");
  const id = await inGaronne((db) => issuedInvoice(db, repair_id, act(newYear)));
  const invoice = await read(id);
  expect(invoice).toMatchObject({
    kind: 380,
    series: "F2026",
    number: 1,
    reference: "F2026-00001",
    issued_on: "2026-01-01",
    due_on: "2026-01-01",
    total_incl: 24_000,
    bonus: 5_000,
    due: 19_000,
    document: { quote_reference: "D2026-00001", client: { name: "Hélène VIDAL" } },
  });
  expect(invoice?.document_sha256).toBe(sha256(canonical(invoice?.document)));
  const [repair] = await inGaronne((db) => loadRepairs(db, [repair_id]));
  expect(repair?.status).toBe("Attente de réglement");
  const items = await inGaronne((db) => itemsOfRepairs(db, [repair_id]));
  expect(items.map(({ type }) => type)).toContain("InvoiceIssued");
  const [message] = await inGaronne((db) => listMessages(db, 1));
  expect(message?.text).toContain(`https://etabli.example/suivi/${sheetid}`);
});

test("a company has thirty days, and the work is dated from the last appointment that was done", async () => {
  const { repair_id } = await openRepair(database, GARONNE.id, "Entreprise");
  await insertRow(database, "app.event", {
    shop_id: GARONNE.id,
    repair_id,
    kind: "Réparation",
    status: "DONE",
    start_at: "2026-11-19T09:00:00Z",
    end_at: "2026-11-19T10:00:00Z",
    duration: 60,
  });
  const diagnosis = { start_at: "2026-11-21T09:00:00Z", end_at: "2026-11-21T10:00:00Z" };
  const facts = { shop_id: GARONNE.id, repair_id, status: "DONE", duration: 60 };
  await insertRow(database, "app.event", { ...facts, ...diagnosis, kind: "Diagnostic / Devis" });
  const before = instant("2026-11-18T08:00:00Z");
  const quote_id = await inGaronne((db) => acceptedQuote(db, repair_id, before));
  const issued = await inGaronne((db) => issueInvoice(db, { quote_id }, act()));
  const invoice = await read(granted(issued ?? refuse("none")));
  expect(invoice).toMatchObject({
    issued_on: "2026-11-23",
    due_on: "2026-12-23",
    document: { performed_on: "2026-11-19", client: { siren: "732829320" } },
  });
});

test("only an accepted quote is invoiced, and once, even under fifty clicks", async () => {
  const { repair_id } = await openRepair(database);
  const waiting = await inGaronne((db) => sentQuote(db, repair_id));
  expect(await inGaronne((db) => issueInvoice(db, { quote_id: waiting }, act()))).toEqual({
    refused: "quote-not-accepted",
  });
  const quote_id = await inGaronne((db) => acceptedQuote(db, repair_id));
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, () => inGaronne((db) => issueInvoice(db, { quote_id }, act()))),
  );
  const issued = outcomes.filter((outcome) => typeof outcome === "string");
  expect(issued).toHaveLength(1);
  expect(outcomes.find((outcome) => typeof outcome !== "string")).toMatchObject({
    refused: "already-invoiced",
    detail: { invoice_id: issued[0], reference: expect.stringMatching(/^F2026-/) },
  });
});

test("a credit note takes the whole invoice back, once, in its own series", async () => {
  const { repair_id } = await openRepair(database);
  const id = await inGaronne((db) => issuedInvoice(db, repair_id));
  const credit_id = granted(
    (await inGaronne((db) => creditInvoice(db, { ...whole, invoice_id: id }, act()))) ??
      refuse("none"),
  );
  const credit = await read(credit_id);
  expect(credit).toMatchObject({ kind: 381, series: "A2026", credits_id: id, due: 19_000 });
  expect(await inGaronne((db) => creditInvoice(db, { ...whole, invoice_id: id }, act()))).toEqual({
    refused: "already-credited",
  });
  expect(
    await inGaronne((db) => creditInvoice(db, { ...whole, invoice_id: credit_id }, act())),
  ).toEqual({
    refused: "not-an-invoice",
  });
  const unpaid = await inGaronne((db) => listUnpaid(db, { first: 100, skip: 0 }));
  expect(unpaid.map((invoice) => invoice.id)).not.toContain(id);
});

async function quoteToInvoice(scope: ReturnType<typeof mintScope>): Promise<string> {
  const { repair_id } = await openRepair(database, LOIRE.id);
  return database.withShop(scope, (db) => acceptedQuote(db, repair_id, NOON));
}

test("under 100 issues at once, one in three rolled back, no number is missing nor taken twice", async () => {
  const loire = mintScope(LOIRE.id, { kind: "system" });
  const quotes: string[] = [];
  // Ten by ten: what is at once here is only the issuing.
  for (let round = 0; round < 10; round++)
    quotes.push(...(await Promise.all(Array.from({ length: 10 }, () => quoteToInvoice(loire)))));
  const issueOrRollBack = async (quote_id: string, turn: number): Promise<unknown> => {
    const issuing = database.withShop(loire, async (db) => {
      const issued = await issueInvoice(db, { quote_id }, act());
      if (turn % 3 === 0) throw new Error("rolled back on purpose");
      return issued;
    });
    return issuing.catch(({ message }: Error) =>
      // A slow machine has no connection for some of them: they are asked again, as a person would.
      message === "no connection to the database" ? issueOrRollBack(quote_id, turn) : message,
    );
  };
  const outcomes = await Promise.all(quotes.map(issueOrRollBack));
  const kept = outcomes.filter((outcome) => outcome !== "rolled back on purpose");
  expect(kept).toHaveLength(66);
  const numbers = await database.asOwner<{ number: number }>(
    "select number from app.invoice where shop_id = $1 and series = 'F2026' order by number",
    [LOIRE.id],
  );
  expect(numbers.map(({ number }) => number)).toEqual(kept.map((_, index) => index + 1));
});

test.each([
  ["after a gap", 7, "invoice_follows"],
  ["already given", 0, "invoice_shop_id_series_number_key"],
])("a number %s is refused by the database", async (_, further, constraint) => {
  const { repair_id } = await openRepair(database);
  const id = await inGaronne((db) => issuedInvoice(db, repair_id));
  const changes = `jsonb_build_object('id', uuidv7(), 'number', i.number + $2::int, 'reference', 'F2026-' || lpad((i.number + $2::int)::text, 5, '0'), 'quote_id', null, 'prev_issued_at', i.issued_at)`;
  await expect(
    database.asOwner(forgedInvoice(changes, "i.id = $1"), [id, further]),
  ).rejects.toMatchObject({ constraint });
});

test.each([
  "update app.invoice set due = 0",
  "delete from app.invoice",
  "truncate app.invoice cascade",
  "update app.payment set amount = 1",
  "delete from app.payment",
  "update app.ledger_entry set payload = ''",
  "delete from app.ledger_entry",
  "truncate app.ledger_entry",
  "update app.counter set last = last + 1",
  "update app.ledger_lock set shop_id = shop_id",
])("the application itself is refused « %s »", async (statement) => {
  await expect(database.pool.query(statement)).rejects.toMatchObject({ code: "42501" });
});

test.each([
  "update app.invoice set due = 0",
  "delete from app.invoice",
  "truncate app.invoice cascade",
])("even the owner of the tables is refused « %s »", async (statement) => {
  await expect(database.asOwner(statement)).rejects.toMatchObject({ code: "ET001" });
});

test("an invoice carries the identity of its day, those issued before keep theirs", async () => {
  await database.asSuperuser(
    `set session_replication_role = replica; insert into app.shop_identity (shop_id, id, version, valid_from, changes, former, recorded_at, recorded_on)
     values ('${GARONNE.id}', gen_random_uuid(), 1, '2028-01-01', '{"capital": "99 000 €"}', '{}', '2027-12-01T09:00:00Z', '2027-12-01')`,
  );
  const issuedAt = async (at: string) => {
    const { repair_id } = await openRepair(database);
    return inGaronne((db) => issuedInvoice(db, repair_id, act(instant(at))));
  };
  const before = await issuedAt("2027-12-31T22:59:00Z");
  const after = await issuedAt("2027-12-31T23:01:00Z");
  const sellers = await Promise.all(
    [before, after].map(async (id) => (await read(id))?.document.seller.capital),
  );
  expect(sellers).toEqual(["10 000 €", "99 000 €"]);
});
