import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { billing, credit, deposit, invoice, issuing, whole } from "../../../test/shop/invoice.ts";
import { accepted, granted, instant } from "../../../test/shop/quote.ts";
import { isRefusal } from "../decision.ts";
import { sum } from "../money.ts";
import { hasMoney } from "../quote/totals.ts";
import {
  creditableLines,
  creditNoteOf,
  creditTotals,
  isWhollyCredited,
  type CreditAsked,
} from "./credit.ts";
import type { CreditNote, Invoice } from "./invoice.ts";
import { invoiceFromQuote } from "./issue.ts";
import { addShares, sharesOf, type Share } from "./shares.ts";

const full = granted(invoiceFromQuote(accepted, { ...billing, deposits: [] }));
const given = (of: Invoice, credits: readonly CreditNote[], asked: CreditAsked) =>
  creditNoteOf(
    { invoice: of, credits, asked },
    { ...issuing, id: `c${credits.length}`, number: { n: 1, prefix: "A" } },
  );
const NONE: Share[] = [];
const some = (line_id: string, quantity: number): CreditAsked => ({
  lines: [{ line_id, quantity }],
  reason: "Pièce reprise",
});

describe("a credit note", () => {
  it("gives the whole invoice back, in its own series, names it and says why", () => {
    expect(credit).toMatchObject({
      kind: 381,
      reference: "A2026-00001",
      credits_id: "i1",
      total_incl: 24_000,
    });
    expect(credit.document).toMatchObject({
      corrects: { reference: "F2026-00042", issued_on: "2026-12-02", whole: true },
      reason: "Facture émise par erreur.",
      notes: "",
      issued_on: "2026-12-05",
    });
    expect(invoice.document.corrects).toBeNull();
  });

  it("of the whole invoice frees its deposit, which stands for itself again", () => {
    expect(credit.due).toBe(invoice.due);
    expect(credit.document.deposits).toEqual(invoice.document.deposits);
  });

  it("takes its number in the series of its own year", () => {
    const late = {
      ...issuing,
      id: "i3",
      number: { n: 1, prefix: "A" },
      at: instant("2027-01-04T09:00:00Z"),
    };
    const note = granted(creditNoteOf({ invoice, credits: [], asked: whole }, late));
    expect([note.series, note.reference, note.due_on]).toEqual([
      "A2027",
      "A2027-00001",
      "2027-01-04",
    ]);
  });

  it("of a deposit is of the kind 503, and whole", () => {
    expect(given(deposit, [], whole)).toMatchObject({
      kind: 503,
      due: 5_700,
      total_vat: deposit.total_vat,
    });
    expect(given(deposit, [], some("acompte-2000-goods", 1))).toEqual({
      refused: "deposit-in-part",
    });
  });

  it("takes back one line, or a part of its quantity", () => {
    const pump = granted(given(full, [], some("l3", 10_000)));
    expect(pump).toMatchObject({ total_excl: 4_490, total_vat: 898, total_incl: 5_388, bonus: 0 });
    expect(pump.document.corrects?.whole).toBe(false);
    const half = granted(given(full, [pump], some("l2", 7_500)));
    expect(half).toMatchObject({
      total_excl: 4_375,
      document: { lines: [{ id: "l2", quantity: 7_500 }] },
    });
    expect(creditableLines(full, [pump, half]).map(({ id, left }) => [id, left])).toEqual([
      ["l1", 10_000],
      ["l2", 7_500],
      ["l3", 0],
      ["l4", 10_000],
    ]);
  });

  it.each([
    ["without a reason", { ...whole, reason: "  " }, "credit-reason-missing"],
    ["of a line that is not there", some("l9", 10_000), "credit-line-unknown"],
    ["of a text", some("l5", 10_000), "credit-line-unknown"],
    ["of more than was billed", some("l3", 10_001), "credit-quantity"],
    ["of nothing of a line", some("l3", 0), "credit-quantity"],
    ["of a negative quantity", some("l3", -10_000), "credit-quantity"],
    ["of no line", { lines: [], reason: "Rien" }, "credit-nothing"],
    [
      "of one line twice",
      {
        lines: [
          { line_id: "l3", quantity: 1 },
          { line_id: "l3", quantity: 1 },
        ],
        reason: "Deux fois",
      },
      "credit-line-unknown",
    ],
  ] as const)("%s is refused", (_, asked, refused) => {
    expect(given(full, [], asked)).toMatchObject({ refused });
  });

  it("gives no line back twice, neither the first nor one after it", () => {
    const pump = granted(given(full, [], some("l3", 10_000)));
    expect(given(full, [pump], some("l3", 1))).toMatchObject({ refused: "credit-quantity" });
    const both = [pump, granted(given(full, [pump], some("l1", 10_000)))];
    for (const line_id of ["l1", "l3"])
      expect(given(full, both, some(line_id, 1))).toMatchObject({ refused: "credit-quantity" });
    const all = granted(given(full, [], whole));
    expect(given(full, [all], whole)).toEqual({ refused: "already-credited" });
  });

  it("leaves billed no less than the bonus, or nothing", () => {
    const { lines } = full.document;
    const asked = (l3: number): CreditAsked => ({
      lines: lines
        .filter(hasMoney)
        .map(({ id, quantity }) => ({ line_id: id, quantity: id === "l3" ? l3 : quantity })),
      reason: "Pièce reprise",
    });
    expect(full.bonus).toBe(5_000);
    expect(given(full, [], asked(9_000))).toEqual({ refused: "bonus-above-rest" });
    expect(creditTotals(full, [], asked(9_000).lines)).toEqual({ refused: "bonus-above-rest" });
    const most = granted(given(full, [], asked(500)));
    const rest = granted(given(full, [most], whole));
    expect([most.bonus, rest.bonus]).toEqual([0, 5_000]);
    expect(rest.due).toBe(rest.total_incl - 5_000);
  });

  // Dolibarr, issue 27972: a gap of one cent that blocks.
  it("after another, whatever the quantities, leaves not a cent of the invoice", () => {
    const discounted = granted(
      invoiceFromQuote(
        { ...accepted, document: { ...accepted.document } },
        { ...billing, deposits: [] },
      ),
    );
    const quantity = fc.integer({ min: 1, max: 15_000 });
    const parts = fc.array(fc.tuple(fc.constantFrom("l1", "l2", "l3", "l4"), quantity), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(parts, (chosen) => {
        const credits: CreditNote[] = [];
        for (const [line_id, most] of chosen) {
          const left =
            creditableLines(discounted, credits).find(({ id }) => id === line_id)?.left ?? 0;
          const note = given(discounted, credits, some(line_id, Math.min(most, left)));
          if (!isRefusal(note)) credits.push(note);
        }
        if (!isWhollyCredited(discounted, credits))
          credits.push(granted(given(discounted, credits, whole)));
        expect(sum(credits.map(({ total_incl }) => total_incl))).toBe(discounted.total_incl);
        expect(sum(credits.map(({ due }) => due))).toBe(discounted.due);
        for (const { due } of credits) expect(due).toBeGreaterThanOrEqual(0);
        const back = credits.flatMap(({ document }) => sharesOf(document));
        const left = addShares(sharesOf(discounted.document), back, -1);
        expect(
          left
            .map((share) => ({ ...share, nature: "goods" as const }))
            .reduce((all, one) => addShares(all, [one]), NONE),
        ).toEqual([]);
        for (const { document } of credits)
          expect(sum(document.lines.map(({ net }) => net))).toBe(document.totals.lines_net);
      }),
    );
  });
});

describe("what a credit note comes to, before it is issued", () => {
  it("is what the credit note then says, and asks for no reason", () => {
    expect(creditTotals(full, [], whole.lines)).toEqual(
      granted(given(full, [], whole)).document.totals,
    );
    const part = some("l2", 7_500);
    expect(creditTotals(full, [], part.lines)).toMatchObject({ total_excl: 4_375 });
    expect(creditTotals(full, [], some("l3", 10_001).lines)).toMatchObject({
      refused: "credit-quantity",
    });
  });
});
