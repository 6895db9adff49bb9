/** A corrective invoice takes the place of the first one, and the money follows. */
import { expect, test } from "vitest";
import { marc, nadia, sylvie } from "../../../../test/shop/colleagues.ts";
import { cheaper, openCorrections } from "../../../../test/shop/ledger/corrections.ts";

const { doors, change, document, pay, proposalOf, inputOf, correct, readInvoice, issued } =
  openCorrections();

test("it takes the next number, replaces the first one, and what was paid follows it", async () => {
  const first = await issued();
  await pay(first.id, 9_000);
  const proposal = await proposalOf(first.id);
  expect(proposal).toMatchObject({
    client: { name: "Hélène VIDAL", is_company: false },
    received: 9_000,
    prepaid: 0,
    total_incl: 24_000,
    fault: null,
  });
  const made = await change("issueCorrectiveInvoice", {
    input: inputOf(first.id, proposal, { lines: cheaper(proposal) }),
  });
  const number = Number(first.reference.slice(-5));
  expect(made).toMatchObject({
    kind: 384,
    reference: `F2026-${String(number + 1).padStart(5, "0")}`,
    quote_id: first.quote_id,
    paid: 9_000,
    remainder: made.due - 9_000,
    reason: "Nom mal écrit",
    repair: { status: "Attente de réglement" },
  });
  expect(made.total_incl).toBeLessThan(24_000);
  expect(await readInvoice(first.reference)).toMatchObject({
    paid: 0,
    remainder: 0,
    total_incl: 24_000,
    credited_incl: 24_000,
    replaced_by: { reference: made.reference },
    creditable: [],
    payments: [{ amount: 9_000 }, { amount: -9_000, kind: "transfer" }],
  });
  expect(await document(made.pdf_url)).toEqual([200, "%PDF-"]);
  const { database } = doors();
  const [letter] = await database.asOwner<{ subject: string; text: string }>(
    "select subject, text from app.message where repair_id = $1 order by created_at desc, id desc limit 1",
    [first.repair_id],
  );
  expect(letter?.subject).toContain(`facture rectificative ${made.reference}`);
  expect(letter?.text).toContain(`annule et remplace la facture ${first.reference}`);
  expect(await pay(made.id, made.due - 9_000)).toMatchObject({
    remainder: 0,
    repair: { status: "Terminer/Archivé" },
  });
});

test("two people who correct the same invoice make one", async () => {
  const first = await issued();
  const proposal = await proposalOf(first.id);
  const input = inputOf(first.id, proposal);
  const both = await Promise.all(
    [marc, sylvie].map((who) => change("issueCorrectiveInvoice", { input }, who)),
  );
  expect(both.map(({ kind, refused }) => String(kind ?? refused)).toSorted(byText)).toEqual([
    "384",
    "invoice-replaced",
  ]);
});

const byText = (a: string, b: string): number => a.localeCompare(b);

test("another shop corrects nothing here", async () => {
  const first = await issued();
  expect(await correct(first.id, {}, nadia)).toMatchObject([{ extensions: { code: "NOT_FOUND" } }]);
  expect(await proposalOf(first.id, nadia)).toBeNull();
});
