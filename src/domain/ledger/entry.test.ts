import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { billing, credit, invoice } from "../../../test/shop/invoice.ts";
import { GENESIS, ledgerInvoice, nextEntry, START, type LedgerEntry } from "./entry.ts";
import { FINDING_FR, FINDING_WORDS, verifyChain } from "./verify.ts";

const mac = (text: string): string => createHash("sha256").update(`key ${text}`).digest("hex");

test("the first entry of a shop follows nothing", () => {
  const first = nextEntry(START, { ...ledgerInvoice(invoice), at: billing.at }, mac);
  expect([first.seq, first.prev]).toEqual([1, GENESIS]);
  expect(first.hash).toMatch(/^[0-9a-f]{64}$/);
});

test("a credit note is an entry of its own kind", () => {
  expect(ledgerInvoice(credit)).toMatchObject({ kind: "credit", ref_id: credit.id });
});

test("a column that the table receives later does not change what is sealed", () => {
  const widened = { ...invoice, created_by: "marc", printed_on: "2027-01-01" };
  expect(ledgerInvoice(widened)).toEqual(ledgerInvoice(invoice));
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
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z][^.]*\.$/);
});
