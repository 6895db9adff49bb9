import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { date } from "../../../../test/shop/invoice.ts";
import { NATURES, type Share } from "../../invoice/shares.ts";
import { sum } from "../../money.ts";
import { addDays } from "../../time.ts";
import {
  CATEGORIES,
  CATEGORY_FR,
  isEmptyReport,
  isOutdated,
  paymentRows,
  saleRows,
  sumsOf,
  type ReceivedShare,
  type SoldDocument,
} from "./aggregate.ts";
import type { Buyer } from "./buyer.ts";

const DAY = date("2026-12-02");
const labour: Share = { vat_rate: 2_000, nature: "services", incl: 12_000, vat: 2_000 };
const pump: Share = { vat_rate: 2_000, nature: "goods", incl: 6_000, vat: 1_000 };
const works: Share = { vat_rate: 1_000, nature: "services", incl: 11_000, vat: 1_000 };
const sold = (facts: Partial<SoldDocument> = {}): SoldDocument => ({
  issued_on: DAY,
  sign: 1,
  buyer: "consumer",
  vat_ground: null,
  shares: [labour, pump],
  ...facts,
});
const received = (share: Share, facts: Partial<ReceivedShare> = {}): ReceivedShare => ({
  ...share,
  received_on: DAY,
  buyer: "consumer",
  is_bonus: false,
  vat_due: "receipt",
  ...facts,
});

describe("sales to consumers", () => {
  it("are told by day, category and rate, the highest rate first", () => {
    const tomorrow = addDays(DAY, 1);
    expect(
      saleRows([sold({ issued_on: tomorrow }), sold({ shares: [works, labour] }), sold()]),
    ).toEqual([
      { day: DAY, category: "TLB1", vat_rate: 2_000, base: 5_000, vat: 1_000 },
      { day: DAY, category: "TPS1", vat_rate: 2_000, base: 20_000, vat: 4_000 },
      { day: DAY, category: "TPS1", vat_rate: 1_000, base: 10_000, vat: 1_000 },
      { day: tomorrow, category: "TLB1", vat_rate: 2_000, base: 5_000, vat: 1_000 },
      { day: tomorrow, category: "TPS1", vat_rate: 2_000, base: 10_000, vat: 2_000 },
    ]);
  });

  it("are less what a credit note gives back, and nothing when all of it is", () => {
    expect(saleRows([sold(), sold({ sign: -1, shares: [pump] })])).toEqual([
      { day: DAY, category: "TPS1", vat_rate: 2_000, base: 10_000, vat: 2_000 },
    ]);
    expect(saleRows([sold(), sold({ sign: -1 })])).toEqual([]);
    expect(saleRows([sold({ sign: -1, shares: [pump] })])).toMatchObject([
      { base: -5_000, vat: -1_000 },
    ]);
  });

  it("of an exempt shop have a rate of nothing and their category", () => {
    const free: Share = { vat_rate: 0, nature: "services", incl: 4_500, vat: 0 };
    expect(saleRows([sold({ shares: [free] })])).toEqual([
      { day: DAY, category: "TPS1", vat_rate: 0, base: 4_500, vat: 0 },
    ]);
  });

  it("outside France are told apart; those to a company are not told here", () => {
    const abroad: Share = { ...pump, vat_rate: 0, incl: 5_000, vat: 0 };
    const rows = saleRows([
      sold({ vat_ground: "export", shares: [abroad] }),
      sold({ buyer: "french-company" }),
      sold({ buyer: "foreign-company" }),
      sold({ buyer: "unknown-company" }),
    ]);
    expect(rows).toEqual([{ day: DAY, category: "TNT1", vat_rate: 0, base: 5_000, vat: 0 }]);
    for (const category of CATEGORIES) expect(CATEGORY_FR[category]).not.toBe("");
  });
});

describe("money received for services", () => {
  it("is told by day and rate, the bonus under who paid it", () => {
    const bonus: Share = { ...labour, incl: 2_500, vat: 417 };
    expect(
      paymentRows([received(labour), received(bonus, { is_bonus: true }), received(works)]),
    ).toEqual([
      { day: DAY, vat_rate: 2_000, amount: 14_500, bonus: 2_500 },
      { day: DAY, vat_rate: 1_000, amount: 11_000, bonus: 0 },
    ]);
  });

  it("is negative on the day of a refund", () => {
    const back = addDays(DAY, 3);
    const refund = received({ ...labour, incl: -12_000, vat: -2_000 }, { received_on: back });
    expect(paymentRows([received(labour), refund])).toMatchObject([
      { day: DAY, amount: 12_000 },
      { day: back, amount: -12_000 },
    ]);
  });

  it.each<[string, ReceivedShare]>([
    ["for goods", received(pump)],
    ["from a company of France", received(labour, { buyer: "french-company" })],
    ["for an exempt document", received(labour, { vat_due: "never" })],
    ["when VAT was due on the invoice", received(labour, { vat_due: "issue" })],
  ])("is not told %s", (_, share) => expect(paymentRows([share])).toEqual([]));

  it("is told for the documents of before the option for the debits, beside those of after", () => {
    const after = received(works, { vat_due: "issue" });
    expect(paymentRows([received(labour), after])).toMatchObject([{ amount: 12_000 }]);
  });
});

describe("whatever was sold and received", () => {
  const days = fc.nat({ max: 40 }).map((count) => addDays(DAY, count));
  const amounts = fc.integer({ min: -200_000, max: 900_000 });
  const shares = fc
    .tuple(fc.constantFrom(0, 550, 1_000, 2_000), fc.constantFrom(...NATURES), amounts, amounts)
    .map(([vat_rate, nature, incl, vat]): Share => ({ vat_rate, nature, incl, vat }));
  const buyers = fc.constantFrom<Buyer>("consumer", "french-company", "foreign-company");
  const documents = fc.array(
    fc
      .tuple(days, fc.constantFrom<1 | -1>(1, -1), buyers, fc.array(shares, { maxLength: 4 }))
      .map(([issued_on, sign, buyer, each]) => sold({ issued_on, sign, buyer, shares: each })),
    { maxLength: 30 },
  );
  const movements = fc.array(
    fc
      .tuple(shares, days, buyers, fc.boolean())
      .map(([share, received_on, buyer, is_bonus]) =>
        received(share, { received_on, buyer, is_bonus }),
      ),
    { maxLength: 40 },
  );

  it("the rows are the documents and the movements to the cent, in any order", () => {
    fc.assert(
      fc.property(documents, movements, (sales, money) => {
        const content = { sales: saleRows(sales), payments: paymentRows(money) };
        const toConsumers = sales.filter(({ buyer }) => buyer === "consumer");
        const signed = (amount: (share: Share) => number) =>
          sum(
            toConsumers.flatMap(({ sign, shares: each }) => each.map((one) => sign * amount(one))),
          );
        const services = money.filter(
          (one) => one.buyer === "consumer" && one.nature === "services",
        );
        expect(sumsOf(content)).toEqual({
          base: signed(({ incl, vat }) => incl - vat),
          vat: signed(({ vat }) => vat),
          received: sum(services.map(({ incl }) => incl)),
          bonus: sum(services.filter((one) => one.is_bonus).map(({ incl }) => incl)),
        });
        const again = {
          sales: saleRows(sales.toReversed()),
          payments: paymentRows(money.toReversed()),
        };
        expect(isOutdated(content, again)).toBe(false);
      }),
    );
  });

  it("no day, category and rate has two rows", () => {
    fc.assert(
      fc.property(documents, movements, (sales, money) => {
        const keys = saleRows(sales).map(
          ({ day, category, vat_rate }) => `${day}${category}${vat_rate}`,
        );
        const paid = paymentRows(money).map(({ day, vat_rate }) => `${day}${vat_rate}`);
        expect(new Set(keys).size).toBe(keys.length);
        expect(new Set(paid).size).toBe(paid.length);
      }),
    );
  });
});

test("a report is outdated once anything of it changed, whatever the order of its keys", () => {
  const sent = { sales: saleRows([sold()]), payments: [] };
  const stored = JSON.parse(JSON.stringify(sent), (_key, value) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toReversed())
      : value,
  );
  expect(isOutdated(stored, sent)).toBe(false);
  expect(isOutdated(sent, { sales: saleRows([sold(), sold({ sign: -1 })]), payments: [] })).toBe(
    true,
  );
  expect(isEmptyReport({ sales: [], payments: [] })).toBe(true);
  expect(isEmptyReport(sent)).toBe(false);
});
