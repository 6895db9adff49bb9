import { describe, expect, it } from "vitest";
import { invoice } from "../../../../test/shop/invoice.ts";
import { alreadyPaid, frameOf, isCredit, pricedLines, type BilledDocument } from "./billed.ts";

/** As one that was frozen before the nature was asked: it is read in the lines. */
const { nature: _chosen, ...document }: BilledDocument = invoice.document;
const { totals } = document;

describe("the frame of a document", () => {
  const unpaid = { ...totals, prepaid: 0, due: 19_000 };
  it.each<[string, Partial<BilledDocument>]>([
    ["M4", {}],
    ["M1", { totals: unpaid }],
    ["M2", { totals: { ...totals, prepaid: 0, bonus: totals.total_incl, due: 0 } }],
    ["S1", { totals: unpaid, nature: "services" }],
    ["B1", { totals: unpaid, lines: document.lines.filter(({ kind }) => kind === "part") }],
    ["S4", { lines: document.lines.filter(({ kind }) => kind !== "part") }],
    ["M4", { kind: 381 }],
    // A deposit is never the invoice that comes after one.
    ["M1", { kind: 386 }],
    ["M1", { kind: 503 }],
  ])("is %s", (frame, changed) => expect(frameOf({ ...document, ...changed })).toBe(frame));
});

it("counts what others paid as paid", () => {
  expect(alreadyPaid(document)).toBe(5_700 + 5_000);
});

it("leaves the notes and the bonus out of the lines", () => {
  expect(pricedLines(document).map(({ id }) => id)).toEqual(["l1", "l2", "l3", "l4"]);
});

it.each<[BilledDocument["kind"], boolean]>([
  [380, false],
  [386, false],
  [381, true],
  [503, true],
])("kind %i gives money back: %s", (kind, expected) =>
  expect(isCredit({ ...document, kind })).toBe(expected),
);
