import { createHmac } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { account, billing, credit, invoice, receipt } from "../../../test/shop/invoice.ts";
import { granted } from "../../../test/shop/quote.ts";
import type { Payment } from "../payment/payment.ts";
import { recordPayment } from "../payment/record.ts";
import {
  ledgerInvoice,
  ledgerMovement,
  linkText,
  nextEntry,
  START,
  type LedgerDocument,
  type LedgerEntry,
} from "./entry.ts";
import { findingText, verifyChain, verifySealed, type Finding } from "./verify.ts";

const macWith = (key: string) => (text: string) =>
  createHmac("sha256", key).update(text).digest("hex");
const mac = macWith("a key that is not in the database");

const today = receipt.received_on;
const [payment] = granted(
  recordPayment(receipt, { accounts: [account], today, newId: () => "p1" }),
);
if (!payment) throw new Error("one entry was written");
const by = { created_by: "marc" };
const sealed = (entry: Payment) =>
  ledgerMovement({
    movement_id: entry.movement_id,
    kind: entry.kind,
    created_at: billing.at,
    ...by,
    entries: [entry],
    shares: [],
  });
const documents: LedgerDocument[] = [
  ledgerInvoice({ ...invoice, ...by }, []),
  sealed(payment),
  ledgerInvoice({ ...credit, ...by }, []),
  ledgerInvoice({ ...invoice, ...by, id: "i3", number: 43, reference: "F2026-00043" }, []),
];

function chainOf(facts: readonly LedgerDocument[], key = mac): LedgerEntry[] {
  const entries: LedgerEntry[] = [];
  for (const fact of facts)
    entries.push(nextEntry(entries.at(-1) ?? START, { ...fact, at: billing.at }, key));
  return entries;
}

const entries = chainOf(documents);
const anchor = { seq: 4, hash: entries[3]?.hash ?? "" };
const wordsOf = (findings: readonly Finding[]) =>
  findings.map(({ word, seq }) => (seq ? `${word} ${seq}` : word));
const found = (facts: Partial<Parameters<typeof verifyChain>[0]>) =>
  wordsOf(verifyChain({ entries, documents, mac, anchor, ...facts }));

it("says in French where it was found", () => {
  expect(findingText({ word: "gap", seq: 7, ref_id: "abc" })).toBe(
    "Écriture 7 : Une écriture manque ou n’est pas à sa place. (abc)",
  );
  expect(findingText({ word: "missing-entry" })).toBe(
    "Un document n’a pas d’écriture dans le registre.",
  );
});

const paper = { id: invoice.id, sha256: "a".repeat(64) };

it("compares the bytes that are stored with those that were sealed", () => {
  expect(found({ papers: [{ ...paper, stored: paper.sha256 }] })).toEqual([]);
  expect(found({ papers: [{ ...paper, stored: "b".repeat(64) }] })).toEqual(["bytes-changed 1"]);
  expect(found({ papers: [{ ...paper, stored: null }] })).toEqual(["bytes-missing 1"]);
  expect(found({ papers: [{ ...paper, id: "other", stored: null }] })).toEqual(["bytes-missing"]);
});

const edited = (index: number, facts: Partial<LedgerEntry>): LedgerEntry[] =>
  entries.map((entry, place) => (place === index ? { ...entry, ...facts } : entry));
const without = (index: number) => entries.filter((_, place) => place !== index);

describe("a chain of issued documents", () => {
  it("is sound as it was written", () => {
    expect(found({})).toEqual([]);
  });

  it("is said to have no copy of its head, without which a cut end would not show", () => {
    expect(found({ anchor: START })).toEqual(["no-anchor"]);
    expect(found({ entries: [], documents: [], anchor: START })).toEqual([]);
    expect(verifyChain({ entries: [], documents: [], mac })).toEqual([]);
  });

  it.each<[string, LedgerEntry[], string[]]>([
    [
      "an amount edited in an entry",
      edited(1, { payload: "{}" }),
      ["bad-hash 2", "document-changed 2"],
    ],
    ["a date edited in an entry", edited(0, { at: credit.issued_at }), ["bad-hash 1"]],
    ["an entry removed", without(1), ["gap 3", "broken-link 3", "missing-entry"]],
    [
      "an entry removed and the next ones renumbered",
      without(1).map((entry, place) => ({ ...entry, seq: place + 1 })),
      ["broken-link 2", "bad-hash 2", "bad-hash 3", "tail-removed 4", "missing-entry"],
    ],
    ["the last entry removed", entries.slice(0, 3), ["tail-removed 4", "missing-entry"]],
    [
      "everything removed",
      [],
      ["tail-removed 4", "missing-entry", "missing-entry", "missing-entry", "missing-entry"],
    ],
  ])("shows %s", (_, tampered, words) => {
    expect(found({ entries: tampered })).toEqual(words);
  });

  it("shows an entry added at the end without the key", () => {
    const forged = nextEntry(
      anchor,
      { ...sealed({ ...payment, movement_id: "m9" }), at: billing.at },
      macWith("guess"),
    );
    expect(found({ entries: [...entries, forged] })).toEqual(["bad-hash 5", "orphan-entry 5"]);
  });

  it("shows two entries that changed places", () => {
    const [first, second, ...rest] = chainOf(documents);
    if (!first || !second) throw new Error("four entries were written");
    const words = found({ entries: [{ ...second, seq: 1 }, { ...first, seq: 2 }, ...rest] });
    expect(words).toEqual(
      expect.arrayContaining(["broken-link 1", "bad-hash 1", "broken-link 2", "bad-hash 2"]),
    );
  });

  it("shows a whole chain written again, without the key or with it", () => {
    const changed = documents.map((document) => ({
      ...document,
      payload: document.payload.replace("13300", "1330"),
    }));
    expect(found({ entries: chainOf(changed, macWith("guess")), documents: changed })).toContain(
      "bad-hash 1",
    );
    expect(found({ entries: chainOf(changed), documents: changed })).toEqual(["broken-link 4"]);
  });

  it("shows a document edited, removed or added behind its back", () => {
    const touched = [ledgerInvoice({ ...invoice, ...by, due: 1 }, []), ...documents.slice(1)];
    expect(found({ documents: touched })).toEqual(["document-changed 1"]);
    expect(found({ documents: documents.slice(1) })).toEqual(["orphan-entry 1"]);
    expect(found({ documents: [...documents, sealed({ ...payment, movement_id: "m9" })] })).toEqual(
      ["missing-entry"],
    );
  });

  it("shows the last document removed together with its entry", () => {
    expect(found({ entries: entries.slice(0, 3), documents: documents.slice(0, 3) })).toEqual([
      "tail-removed 4",
    ]);
  });

  it("shows any single change of any field of any entry", () => {
    const field = fc.constantFrom("seq", "kind", "ref_id", "at", "payload", "prev", "hash");
    fc.assert(
      fc.property(fc.nat(3), field, fc.string({ minLength: 1 }), (index, name, noise) => {
        const entry = entries[index];
        if (!entry) throw new Error("four entries were written");
        const changed =
          name === "seq"
            ? { seq: entry.seq + 1 + noise.length }
            : { [name]: `${noise}${String(entry.hash)}` };
        expect(found({ entries: edited(index, changed) })).not.toEqual([]);
      }),
    );
  });
});

describe("the text under a link", () => {
  it("is one field a line, the payload last", () => {
    expect(
      linkText("00", { seq: 1, kind: "payment", ref_id: "p1", at: billing.at, payload: '{"a":1}' }),
    ).toBe('00\n1\npayment\np1\n2026-12-02T15:20:00.000Z\n{"a":1}');
  });

  it("depends on nothing but the record, whatever the order of its columns", () => {
    const { id, invoice_id, ...rest } = payment;
    expect(sealed({ ...rest, invoice_id, id })).toEqual(sealed(payment));
  });
});

describe("some records alone", () => {
  const one = { entries: entries.slice(1, 2), documents: documents.slice(1, 2), mac };
  const other = documents.slice(1, 2).map((document) => ({ ...document, payload: "other" }));
  it("are what their entries sealed", () => {
    expect(verifySealed(one)).toEqual([]);
  });
  it.each<[string, Partial<typeof one>, string[]]>([
    ["changed since", { documents: other }, ["document-changed 2"]],
    ["without an entry", { entries: [] }, ["missing-entry"]],
    ["beside an entry of another", { entries: entries.slice(0, 2) }, ["orphan-entry 1"]],
    ["sealed by another key", { mac: macWith("another key") }, ["bad-hash 2"]],
  ])("%s are found", (_, facts, expected) => {
    expect(wordsOf(verifySealed({ ...one, ...facts }))).toEqual(expected);
  });
});

it("compares the heads that left the machine with the chain", () => {
  const sent = entries.slice(1, 3).map(({ seq, hash }) => ({ seq, hash }));
  expect(found({ sent })).toEqual([]);
  const forged = chainOf(documents.toReversed());
  expect(found({ entries: forged, anchor: START, sent })).toEqual(
    expect.arrayContaining(["sent-head-gone 2", "sent-head-gone 3"]),
  );
});

it("finds what is dated in a month that was closed before it", () => {
  const closing: LedgerDocument = {
    kind: "closing",
    ref_id: "c1",
    payload: "{}",
    closes: payment.received_on,
  };
  const facts = [closing, sealed(payment)];
  expect(found({ entries: chainOf(facts), documents: facts, anchor: START })).toContain(
    "period-closed 2",
  );
  const before = [sealed(payment), closing];
  expect(found({ entries: chainOf(before), documents: before, anchor: START })).toEqual([
    "no-anchor",
  ]);
});

it("says of a stamp that proves nothing what is wrong with it", () => {
  const stamps = [
    { seq: 3, check: { authority: "Essai", is_trusted: true } },
    { seq: 7, check: { fault: "untrusted" as const } },
  ];
  const findings = verifyChain({ entries: [], documents: [], mac: () => "", stamps });
  expect(findings).toEqual([{ word: "stamp-worthless", seq: 7, fault: "untrusted" }]);
  expect(findings.map(findingText).join("")).toMatch(
    /^Écriture 7.*ne prouve rien.*TIMESTAMP_CA\)\.$/,
  );
});
