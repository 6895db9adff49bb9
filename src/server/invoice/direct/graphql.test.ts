/** An invoice without a quote, as the office asks for it: the same number, chain, journal and letter as any other. */
import { expect, test } from "vitest";
import { openRepair } from "../../../../test/shop/affairs.ts";
import { marc, nadia } from "../../../../test/shop/colleagues.ts";
import { GARONNE } from "../../../../test/shop/garonne.ts";
import { line } from "../../../../test/shop/quote.ts";
import { openSales } from "../../../../test/shop/sales.ts";

const { doors, ask, change, document } = openSales("2026-11-23T11:00:00.000Z");

const DAY = "2026-11-23";
const lines = [line("l1", { label: "Filtre à charbon", unit_price: 1_250, quantity: 20_000 })];
const facts = { performed_on: DAY, nature: "goods" };
const sell = (repair_id: string, changes: object = {}, who = marc) =>
  change(
    "issueDirectInvoice",
    {
      input: {
        repair_id,
        subject: "Au comptoir",
        lines,
        discount: 0,
        notes: "",
        facts,
        ...changes,
      },
    },
    who,
  );
const propose = async (repair_id: string, sold: object[], who = marc) =>
  (
    await ask(
      `query ($id: ID!, $lines: JSON!) { direct_proposal(repair_id: $id, lines: $lines) {
        client_name performed_on agreed_on nature needs_ground fault } }`,
      { id: repair_id, lines: sold },
      who,
    )
  ).data.direct_proposal;

test("it is numbered, sealed, told to the client, paid, and closes its repair", async () => {
  const { repair_id } = await openRepair(doors().database);
  const invoice = await sell(repair_id);
  expect(invoice).toMatchObject({
    kind: 380,
    reference: expect.stringMatching(/^F2026-\d{5}$/),
    quote_id: null,
    total_incl: 3_000,
    remainder: 3_000,
    repair: { status: "Attente de réglement" },
  });
  expect(await document(invoice.pdf_url)).toEqual([200, "%PDF-"]);
  const { database } = doors();
  const letters = await database.asOwner(
    "select template from app.message where repair_id = $1 and template like 'invoice%'",
    [repair_id],
  );
  expect(letters).toHaveLength(1);
  const input = { invoice_id: invoice.id, method: "cash", amount: 3_000, received_on: DAY };
  expect(await change("recordPayment", { input: { ...input, note: "" } })).toMatchObject({
    remainder: 0,
    repair: { status: "Terminer/Archivé" },
  });
  const { id } = await change("creditInvoice", { invoice_id: invoice.id });
  expect(id).toBeDefined();
  // Another follows: nothing of a quote has to be free again.
  expect(await sell(repair_id)).toMatchObject({ kind: 380, quote_id: null });
});

test("the dialog says who is billed, and what is in the way before a number is taken", async () => {
  const { repair_id } = await openRepair(doors().database);
  expect(await propose(repair_id, lines)).toEqual({
    client_name: "Hélène VIDAL",
    performed_on: DAY,
    agreed_on: "2025-11-23",
    nature: "goods",
    needs_ground: false,
    fault: null,
  });
  const free = [{ ...lines[0], vat_rate: 0 }];
  expect(await propose(repair_id, free)).toMatchObject({
    needs_ground: true,
    fault: "vat-ground-missing",
  });
  const last = () =>
    doors().database.asOwner<{ count: number }>("select count(*)::int as count from app.invoice");
  const [before] = await last();
  for (const [changes, refused] of [
    [{ lines: [...lines, line("l2", { kind: "bonus", unit_price: 100 })] }, "direct-bonus"],
    [{ lines: [{ ...lines[0], vat_rate: 1000 }] }, "direct-reduced-vat"],
    [{ lines: free }, "vat-ground-missing"],
    [{ lines: "tout" }, "bad-input"],
    [{ facts: { ...facts, performed_on: "2026-11-24" } }, "performed-in-future"],
  ] as const)
    expect(await sell(repair_id, changes)).toMatchObject({ refused });
  expect(await last()).toEqual([before]);
});

test("another shop sells nothing on our repair", async () => {
  const { repair_id } = await openRepair(doors().database);
  expect(await sell(repair_id, {}, nadia)).toMatchObject([{ extensions: { code: "NOT_FOUND" } }]);
  expect(await propose(repair_id, lines, nadia)).toBeNull();
});

test("a company pays within thirty days, and is billed by its SIREN or not at all", async () => {
  const { database } = doors();
  const { repair_id } = await openRepair(database, GARONNE.id, "Entreprise");
  expect(await sell(repair_id)).toMatchObject({ kind: 380, due_on: "2026-12-23" });
  await database.asOwner(
    "update app.client set siren = '' where id = (select client_id from app.repair where id = $1)",
    [repair_id],
  );
  expect(await propose(repair_id, lines)).toMatchObject({ fault: "client-siren-missing" });
  expect(await sell(repair_id)).toMatchObject({ refused: "client-siren-missing" });
});
