/** A client contests an invoice, over HTTP: noted by the office, seen by everybody, lifted once. */
import { beforeAll, expect, test } from "vitest";
import { act, garonneScope, issuedInvoice, openRepair } from "../../../../test/shop/affairs.ts";
import { marc, nadia } from "../../../../test/shop/colleagues.ts";
import { instant } from "../../../../test/shop/doors.ts";
import { MARC } from "../../../../test/shop/garonne.ts";
import { openSales } from "../../../../test/shop/sales.ts";

const { doors, ask, change } = openSales("2026-11-23T11:00:00.000Z");

type Owed = { id: string; repair_id: string };
const owed: Owed[] = [];
beforeAll(async () => {
  const { database } = doors();
  for (const minute of ["01", "02", "03", "04"]) {
    const { repair_id } = await openRepair(database);
    const then = act(instant(`2026-10-05T08:${minute}:00Z`));
    const id = await database.withShop(garonneScope, (db) => issuedInvoice(db, repair_id, then));
    owed.push({ id, repair_id });
  }
});
const anInvoice = (): Owed => owed.pop() ?? { id: "", repair_id: "" };

const ANSWER =
  "... on Refusal { refused detail } ... on Invoice { id dispute { reason created_by created_at } }";
const dispute = async (invoice_id: string, reason: string, who = marc) => {
  const { data, errors } = await ask(
    `mutation ($input: DisputeInput!) { result: disputeInvoice(input: $input) { ${ANSWER} } }`,
    { input: { invoice_id, reason } },
    who,
  );
  return data?.result ?? errors;
};
const lift = async (id: string, who = marc) => {
  const { data, errors } = await ask(
    `mutation ($id: ID!) { result: liftDispute(invoice_id: $id) { ${ANSWER} } }`,
    { id },
    who,
  );
  return data?.result ?? errors;
};
const rowsOf = (id: string) =>
  doors().database.asOwner<{ reason: string; lifted_by: string | null }>(
    "select reason, lifted_by from app.invoice_dispute where invoice_id = $1 order by id",
    [id],
  );
const journalOf = async (repair_id: string) =>
  (
    await doors().database.asOwner<{ type: string }>(
      "select type from app.repair_item where repair_id = $1 and type in ('InvoiceDisputed', 'DisputeLifted') order by id",
      [repair_id],
    )
  ).map(({ type }) => type);

test("who noted it, when and why stand on the invoice; a blank reason is refused", async () => {
  const { id, repair_id } = anInvoice();
  expect(await dispute(id, "   ")).toMatchObject({
    refused: "bad-input",
    detail: { reason: "Écrivez ce que le client conteste." },
  });
  expect(await dispute(id, " La pompe fuit encore. ")).toEqual({
    id,
    dispute: {
      reason: "La pompe fuit encore.",
      created_by: MARC.id,
      created_at: "2026-11-23T11:00:00.000Z",
    },
  });
  expect(await journalOf(repair_id)).toEqual(["InvoiceDisputed"]);
});

test("two people at once note one; lifted by two, it is lifted once, and may come back", async () => {
  const { id, repair_id } = anInvoice();
  const noted = await Promise.all([dispute(id, "Trop cher"), dispute(id, "Trop cher")]);
  expect(noted.filter(({ refused }) => refused === "already-disputed")).toHaveLength(1);
  const lifted = await Promise.all([lift(id), lift(id)]);
  expect(lifted.filter(({ refused }) => refused === "not-disputed")).toHaveLength(1);
  expect(lifted.find((answer) => !answer.refused)).toEqual({ id, dispute: null });
  await dispute(id, "Toujours trop cher");
  expect(await rowsOf(id)).toEqual([
    { reason: "Trop cher", lifted_by: MARC.id },
    { reason: "Toujours trop cher", lifted_by: null },
  ]);
  expect(await journalOf(repair_id)).toEqual([
    "InvoiceDisputed",
    "DisputeLifted",
    "InvoiceDisputed",
  ]);
});

test("a contested invoice is reminded by nobody, and still takes money; paid, it is contested no more", async () => {
  const { id } = anInvoice();
  await dispute(id, "Deux heures au lieu d’une.");
  expect(await change("remindInvoice", { invoice_id: id })).toMatchObject({ refused: "disputed" });
  const receipt = { invoice_id: id, method: "card", amount: 19_000, received_on: "2026-11-23" };
  expect(await change("recordPayment", { input: { ...receipt, note: "" } })).toMatchObject({
    remainder: 0,
  });
  expect(await lift(id)).toMatchObject({ id });
  expect(await dispute(id, "Trop tard")).toMatchObject({ refused: "nothing-to-dispute" });
});

test("another shop notes nothing on ours, and lifts nothing", async () => {
  const { id } = anInvoice();
  const missing = [{ extensions: { code: "NOT_FOUND" } }];
  expect(await dispute(id, "Essai", nadia)).toMatchObject(missing);
  await dispute(id, "À nous");
  expect(await lift(id, nadia)).toMatchObject(missing);
  expect(await rowsOf(id)).toMatchObject([{ reason: "À nous", lifted_by: null }]);
});

test("what a client said is erased with them", async () => {
  const { database } = doors();
  const [row] = await database.asOwner<{ client_id: string }>(
    "select i.client_id from app.invoice_dispute d join app.invoice i on i.id = d.invoice_id limit 1",
  );
  await database.asOwner("update app.repair set status = 'Terminer/Archivé', archived = true");
  await database.withShop(garonneScope, async (db) => {
    const { sql } = await import("kysely");
    await sql`select app.erase_client(${row?.client_id})`.execute(db);
  });
  const left = await database.asOwner("select from app.invoice_dispute where reason = 'effacé'");
  expect(left.length).toBeGreaterThan(0);
});
