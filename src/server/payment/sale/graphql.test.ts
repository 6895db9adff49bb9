/** A sale without a repair: its sheet, its invoice and its payment are written together or not at all. */
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { openRepair } from "../../../../test/shop/affairs.ts";
import { marc, nadia } from "../../../../test/shop/colleagues.ts";
import { GARONNE } from "../../../../test/shop/garonne.ts";
import { line } from "../../../../test/shop/quote.ts";
import { openSales } from "../../../../test/shop/sales.ts";
import { passingClientId } from "./sell.ts";

const { doors, ask, change, document } = openSales("2026-11-23T11:00:00.000Z");

const DAY = "2026-11-23";
const filter = line("l1", { label: "Filtre à charbon", unit_price: 1_000, quantity: 10_000 });
const written = (changes: object = {}) => ({
  id: randomUUID(),
  subject: "",
  lines: [filter],
  discount: 0,
  notes: "",
  facts: { performed_on: DAY, nature: "goods" },
  ...changes,
});
const sell = (changes: object = {}, who = marc) =>
  change("sellAtCounter", { input: written(changes) }, who);
const countOf = async (table: "repair" | "invoice" | "payment"): Promise<number> => {
  const [row] = await doors().database.asOwner<{ count: number }>(
    `select count(*)::int as count from app.${table}`,
  );
  return row?.count ?? 0;
};

test("a part is sold to nobody by name, paid at once; its sheet is closed", async () => {
  const sold = await sell({ method: "cash" });
  expect(sold).toMatchObject({
    kind: 380,
    reference: expect.stringMatching(/^F2026-\d{5}$/),
    quote_id: null,
    total_incl: 1_200,
    paid: 1_200,
    remainder: 0,
    payments: [{ amount: 1_200, kind: "payment", payer: "client" }],
    client: { lastname: "CLIENT DE PASSAGE" },
    repair: { status: "Terminer/Archivé" },
  });
  expect(await document(sold.pdf_url)).toEqual([200, "%PDF-"]);
  // The next one finds the same record.
  await sell({ method: "card" });
  const { database } = doors();
  const clients = await database.asOwner("select id from app.client where lastname ilike $1", [
    "client de passage",
  ]);
  expect(clients).toEqual([{ id: passingClientId(GARONNE.id) }]);
  const letters = await database.asOwner(
    "select 1 from app.message m join app.invoice i on i.repair_id = m.repair_id and i.id = $1",
    [sold.id],
  );
  expect(letters).toEqual([]);
});

test("from 25 € the name is asked; nobody by name owes anything", async () => {
  const before = [await countOf("repair"), await countOf("invoice")];
  const dear = [{ ...filter, unit_price: 3_000 }];
  expect(await sell({ lines: dear, method: "card" })).toMatchObject({ refused: "sale-name" });
  expect(await sell()).toMatchObject({ refused: "sale-unpaid" });
  expect([await countOf("repair"), await countOf("invoice")]).toEqual(before);
  expect(await sell({ lines: dear, method: "card", name_refused: true })).toMatchObject({
    total_incl: 3_600,
    remainder: 0,
  });
});

test("a client on file may pay later, and is written to", async () => {
  const { client_id } = await openRepair(doors().database);
  const sold = await sell({ client_id });
  expect(sold).toMatchObject({ remainder: 1_200, repair: { status: "Attente de réglement" } });
  const [letter] = await doors().database.asOwner<{ subject: string }>(
    "select m.subject from app.message m join app.invoice i on i.repair_id = m.repair_id where i.id = $1",
    [sold.id],
  );
  expect(letter?.subject).toContain(sold.reference);
});

test("sent twice, it is one sale", async () => {
  const input = written({ method: "card" });
  const before = [await countOf("invoice"), await countOf("payment")];
  const both = await Promise.all([1, 2].map(() => change("sellAtCounter", { input })));
  const again = await change("sellAtCounter", { input });
  expect(new Set([...both, again].map(({ id }) => id)).size).toBe(1);
  expect([await countOf("invoice"), await countOf("payment")]).toEqual(
    before.map((count) => count + 1),
  );
});

test("what is refused leaves no sheet behind", async () => {
  const before = await countOf("repair");
  const cases = [
    [{ lines: [{ ...filter, vat_rate: 1000 }] }, "direct-reduced-vat"],
    [{ lines: [line("l1", { kind: "text", label: "Bonjour" })] }, "nothing-to-bill"],
    [{ facts: { performed_on: "2026-11-24", nature: "goods" } }, "performed-in-future"],
    [{ client_id: randomUUID() }, "client-unknown"],
    [{ method: "shells" }, "bad-input"],
    [
      { lines: [{ ...filter, unit_price: 200_000 }], name_refused: true, method: "cash" },
      "cash-limit",
    ],
  ] as const;
  for (const [changes, refused] of cases)
    expect(await sell({ method: "card", ...changes })).toMatchObject({ refused });
  expect(await countOf("repair")).toBe(before);
});

test("each shop sells for itself", async () => {
  const { client_id } = await openRepair(doors().database);
  expect(await sell({ client_id, method: "card" }, nadia)).toMatchObject({
    refused: "client-unknown",
  });
  const theirs = await sell({ method: "card" }, nadia);
  const { data } = await ask("query ($r: String!) { invoicesByReference(reference: $r) { id } }", {
    r: theirs.reference,
  });
  expect(data.invoicesByReference.map(({ id }: { id: string }) => id)).not.toContain(theirs.id);
});
