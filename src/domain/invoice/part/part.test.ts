import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { billing, issuing } from "../../../../test/shop/invoice.ts";
import {
  acceptance,
  accepted,
  draft,
  granted,
  line,
  sending,
} from "../../../../test/shop/quote.ts";
import { isRefusal } from "../../decision.ts";
import { sum } from "../../money.ts";
import { acceptQuote } from "../../quote/accept.ts";
import { VAT_RATES, type QuoteLine } from "../../quote/line.ts";
import { repriced } from "../../quote/price/price.ts";
import type { AcceptedQuote } from "../../quote/quote.ts";
import { sendQuote } from "../../quote/send.ts";
import { hasMoney } from "../../quote/totals.ts";
import { creditNoteOf } from "../credit.ts";
import type { Invoice } from "../invoice.ts";
import { vatParts } from "../facturx/vat.ts";
import { invoiceFromQuote } from "../issue.ts";
import { chosenQuantities, openLines, partOfQuote, type PartLines } from "./part.ts";

const signed = (lines: readonly QuoteLine[], discount = 0): AcceptedQuote => {
  const sent = granted(sendQuote({ ...draft, lines, discount }, sending));
  const { document_sha256 } = sent;
  return granted(acceptQuote(sent, { ...acceptance, document_sha256 }));
};
const issue = (quote: AcceptedQuote, former: readonly Invoice[], asked: PartLines) =>
  invoiceFromQuote(quote, { ...billing, deposits: [], part: { asked, former } });
const HOUR = 10_000;

describe("part of a signed quote", () => {
  it("bills some lines first and the rest later, bonus last, and comes to what was signed", () => {
    const first = granted(issue(accepted, [], [{ line_id: "l1", quantity: HOUR }]));
    expect(first).toMatchObject({ total_incl: 3_900, bonus: 0, due: 3_900 });
    expect(first.document.lines.map(({ id }) => id)).toEqual(["l1", "l5"]);
    expect(first.document.mentions.join(" ")).toContain("il reste 201,00");
    const former = [first];
    const rest = granted(issue(accepted, former, null));
    expect(rest).toMatchObject({ total_incl: 24_000 - 3_900, bonus: 5_000, due: 15_100 });
    expect(rest.document).not.toHaveProperty("rest_incl");
    expect(issue(accepted, [...former, rest], null)).toEqual({
      refused: "already-invoiced",
    });
  });

  it.each([
    ["a line of another quote", [{ line_id: "x", quantity: 1 }], "part-line-unknown"],
    ["a line twice", [1, 2].map((quantity) => ({ line_id: "l1", quantity })), "part-line-unknown"],
    ["more than was signed", [{ line_id: "l2", quantity: 15_001 }], "part-quantity"],
    ["nothing of a line", [{ line_id: "l2", quantity: 0 }], "part-quantity"],
    ["nothing at all", [], "part-nothing"],
  ])("never bills %s", (_, asked, refused) => {
    expect(issue(accepted, [], asked)).toMatchObject({ refused });
  });

  it("never bills a line twice once the lines before it are billed", () => {
    const taken = granted(issue(accepted, [], [{ line_id: "l1", quantity: HOUR }]));
    const pump = { line_id: "l3", quantity: 10_000 };
    const former = [taken, granted(issue(accepted, [taken], [pump]))];
    expect(issue(accepted, former, [pump])).toEqual({
      refused: "part-quantity",
      detail: { line_id: "l3" },
    });
  });

  it("keeps enough for the bonus in the last invoice", () => {
    const most = ["l1", "l2", "l4"].map((line_id) => ({
      line_id,
      quantity: accepted.document.lines.find(({ id }) => id === line_id)?.quantity ?? 0,
    }));
    const first = granted(issue(accepted, [], [...most, { line_id: "l3", quantity: 9_000 }]));
    expect(issue(accepted, [first], null)).toEqual({
      refused: "bonus-above-part",
    });
  });

  it("deducts the deposits that a part can bear, and all of them at the end", () => {
    const { deposits } = billing;
    const part = (asked: PartLines, former: readonly Invoice[]) =>
      granted(invoiceFromQuote(accepted, { ...billing, deposits, part: { asked, former } }));
    const small = part([{ line_id: "l1", quantity: HOUR }], []);
    expect(small).toMatchObject({ due: 3_900, document: { deposits: [] } });
    const rest = part(null, [small]);
    expect(rest).toMatchObject({ due: 15_100 - 5_700 });
    expect(rest.document.deposits).toHaveLength(1);
  });

  it("is credited line by line like any invoice, and what was given back in part is not billed twice", () => {
    const first = granted(issue(accepted, [], [{ line_id: "l2", quantity: 10_000 }]));
    const asked = { lines: [{ line_id: "l2", quantity: 5_000 }], reason: "Une demi-heure de trop" };
    const issued = { ...issuing, id: "c1" };
    const half = granted(creditNoteOf({ invoice: first, credits: [], asked }, issued));
    const rest = { lines: null, reason: "Tout" };
    const other = granted(creditNoteOf({ invoice: first, credits: [half], asked: rest }, issued));
    expect(half.total_incl + other.total_incl).toBe(first.total_incl);
    expect(openLines(accepted.document, [first]).find(({ id }) => id === "l2")?.left).toBe(5_000);
  });

  it("is the whole invoice when nothing was billed before", () => {
    const part = granted(partOfQuote(accepted.document, [], null));
    expect(part).toMatchObject({ totals: accepted.document.totals, whole: true, rest_incl: 0 });
    expect(part.lines).toEqual(accepted.document.lines);
  });
});

const anyLine = fc.record({
  quantity: fc.integer({ min: 2, max: 100_000 }),
  price: fc.integer({ min: 0, max: 50_000 }),
  isIncl: fc.boolean(),
  vat_rate: fc.constantFrom(...VAT_RATES.filter((rate) => rate === 2000 || rate === 850)),
  discount: fc.constantFrom(0, 0, 1_000, 333),
});
type AnyLine = typeof anyLine extends fc.Arbitrary<infer Value> ? Value : never;
const lineOf = ({ price, isIncl, ...facts }: AnyLine, index: number): QuoteLine =>
  repriced(
    line(`p${index}`, {
      ...facts,
      unit_price: price,
      ...(isIncl && { unit_price_incl: price }),
    }),
  );

describe("whatever the parts", () => {
  it("together they come to what was signed, rate by rate, and each is a sound e-invoice", () => {
    const lines = fc.array(anyLine, { minLength: 1, maxLength: 6 });
    const cuts = fc.array(
      fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 6, maxLength: 6 }),
      {
        maxLength: 3,
      },
    );
    fc.assert(
      fc.property(lines, cuts, fc.constantFrom(0, 500, 1_234), (sold, shares, discount) => {
        const quote = signed(sold.map(lineOf), discount);
        const former: Invoice[] = [];
        for (const cut of shares) {
          const asked = openLines(quote.document, former).flatMap(({ id, left }, index) => {
            const quantity = Math.floor((left * (cut[index] ?? 0)) / 100);
            return quantity > 0 ? [{ line_id: id, quantity }] : [];
          });
          const part = issue(quote, former, asked);
          if (!isRefusal(part)) former.push(part);
        }
        const last = issue(quote, former, null);
        if (!isRefusal(last)) former.push(last);
        const { totals } = quote.document;
        expect(sum(former.map((each) => each.total_incl))).toBe(totals.total_incl);
        expect(sum(former.map((each) => each.total_vat))).toBe(totals.total_vat);
        for (const each of former) {
          const parts = vatParts(each.document);
          const nets = sum(each.document.lines.filter(hasMoney).map(({ net }) => net));
          expect(nets - sum(parts.map(({ allowance }) => allowance))).toBe(each.total_excl);
          expect(each.total_excl + each.total_vat).toBe(each.total_incl);
        }
      }),
    );
  });
});

describe("asked quantities", () => {
  it("are taken when each is within what its line has left, whatever the other lines have left", () => {
    const anyLeft = fc.integer({ min: 0, max: 3 });
    const open = fc.array(anyLeft, { minLength: 1, maxLength: 5 });
    const asked = fc.uniqueArray(
      fc.record({ line: fc.nat(4), quantity: fc.integer({ min: 0, max: 4 }) }),
      { minLength: 1, selector: ({ line }) => line },
    );
    fc.assert(
      fc.property(open, asked, (lefts, wanted) => {
        const lines = lefts.map((left, index) => ({ id: `p${index}`, left }));
        const parts = wanted
          .filter(({ line }) => line < lefts.length)
          .map((one) => ({ line_id: `p${one.line}`, quantity: one.quantity }));
        fc.pre(parts.length > 0);
        const within = parts.every(
          ({ line_id, quantity }) =>
            quantity > 0 && lines.some(({ id, left }) => id === line_id && quantity <= left),
        );
        expect(isRefusal(chosenQuantities(lines, parts))).toBe(!within);
      }),
    );
  });
});
