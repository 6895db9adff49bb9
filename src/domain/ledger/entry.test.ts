import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { account, billing, credit, deposit, invoice, receipt } from "../../../test/shop/invoice.ts";
import {
  GENESIS,
  ledgerInvoice,
  ledgerMovement,
  nextEntry,
  START,
  type LedgerEntry,
} from "./entry.ts";
import { granted } from "../../../test/shop/quote.ts";
import { recordPayment } from "../payment/record.ts";
import { FINDING_FR, FINDING_WORDS, verifyChain } from "./verify.ts";

const marcs = <Document extends object>(document: Document) => ({
  ...document,
  created_by: "marc",
});
const mac = (text: string): string => createHash("sha256").update(`key ${text}`).digest("hex");

test("the first entry of a shop follows nothing", () => {
  const first = nextEntry(START, { ...ledgerInvoice(marcs(invoice), []), at: billing.at }, mac);
  expect([first.seq, first.prev]).toEqual([1, GENESIS]);
  expect(first.hash).toMatch(/^[0-9a-f]{64}$/);
});

test("a credit note and a deposit are entries of their own kind", () => {
  expect(ledgerInvoice(marcs(credit), [])).toMatchObject({ kind: "credit", ref_id: credit.id });
  expect(ledgerInvoice(marcs(deposit), [])).toMatchObject({ kind: "deposit", ref_id: deposit.id });
});

test("who did it is sealed with what was done", () => {
  const other = ledgerInvoice({ ...invoice, created_by: "sylvie" }, []);
  expect(other.payload).not.toBe(ledgerInvoice(marcs(invoice), []).payload);
});

test("a column that the table receives later does not change what is sealed", () => {
  const widened = { ...marcs(invoice), printed_on: "2027-01-01" };
  expect(ledgerInvoice(widened, [])).toEqual(ledgerInvoice(marcs(invoice), []));
});

test("a movement is one entry, with what it is on each invoice and what it was for, in any order", () => {
  const today = receipt.received_on;
  const entries = granted(
    recordPayment(receipt, { accounts: [account], today, newId: () => "p1" }),
  );
  const share = {
    cause_id: "p1",
    invoice_id: "i1",
    vat_rate: 2e3,
    incl: 120,
    vat: 20,
  };
  const shares = [
    { ...share, nature: "goods" as const },
    { ...share, nature: "services" as const },
  ];
  const movement = {
    movement_id: "m1",
    kind: "payment" as const,
    created_by: "marc",
  };
  const seal = (given: typeof shares) =>
    ledgerMovement({ ...movement, created_at: billing.at, entries, shares: given });
  expect(seal(shares)).toMatchObject({ kind: "payment", ref_id: "m1" });
  expect(seal(shares.toReversed())).toEqual(seal(shares));
  expect(seal([])).not.toEqual(seal(shares));
});

test("any documents in any order make a sound chain, and a copy of any of its heads agrees", () => {
  const document = fc.record({
    kind: fc.constantFrom("invoice" as const, "credit" as const, "payment" as const),
    ref_id: fc.uuid(),
    payload: fc.string(),
  });
  const unique = fc.uniqueArray(document, { selector: ({ ref_id }) => ref_id, maxLength: 20 });
  fc.assert(
    fc.property(unique, fc.nat(20), (documents, place) => {
      const entries: LedgerEntry[] = [];
      for (const one of documents)
        entries.push(nextEntry(entries.at(-1) ?? START, { ...one, at: billing.at }, mac));
      const anchor = entries[place] ?? entries.at(-1) ?? START;
      expect(entries.map(({ seq }) => seq)).toEqual(documents.map((_, index) => index + 1));
      expect(verifyChain({ entries, documents, mac, anchor })).toEqual([]);
    }),
  );
});

test("each finding is a sentence of its own for the owner", () => {
  const sentences = FINDING_WORDS.map((word) => FINDING_FR[word]);
  expect(new Set(sentences).size).toBe(FINDING_WORDS.length);
  // That of a stamp goes on with what is wrong with it.
  const whole = sentences.filter((sentence) => sentence !== FINDING_FR["stamp-worthless"]);
  expect(whole).toHaveLength(sentences.length - 1);
  for (const sentence of whole) expect(sentence).toMatch(/^[A-Z][^.]*\.$/);
});
