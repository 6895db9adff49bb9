import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { date } from "../../../../test/shop/invoice.ts";
import { elementsOf } from "../../../../test/shop/supplier/invoices.ts";
import { elementsAt, textAt, type XmlElement } from "../../invoice/platform/element.ts";
import { sum } from "../../money.ts";
import { addDays, parseInstant } from "../../time.ts";
import { CATEGORIES, type PaymentRow, type SaleRow } from "./aggregate.ts";
import { flux10Xml, type ReportFile } from "./flux10.ts";

const DAY = date("2026-12-02");
const at = parseInstant("2026-12-11T08:00:00.000Z");
if (!at) throw new Error("no instant");
const report: ReportFile = {
  id: "0193-rapport",
  version: 1,
  at,
  from: date("2026-12-01"),
  to: date("2026-12-10"),
  platform_id: "0042",
  seller: { siren: "732829320", name: "Garonne & Fils" },
  sales: [
    { day: DAY, category: "TLB1", vat_rate: 2_000, base: 5_000, vat: 1_000 },
    { day: DAY, category: "TPS1", vat_rate: 2_000, base: 20_000, vat: 4_000 },
    { day: DAY, category: "TPS1", vat_rate: 1_000, base: -500, vat: -50 },
  ],
  payments: [
    { day: DAY, vat_rate: 2_000, amount: 24_000, bonus: 2_500 },
    { day: DAY, vat_rate: 1_000, amount: -550, bonus: 0 },
  ],
};
const read = (facts: Partial<ReportFile> = {}) => elementsOf(flux10Xml({ ...report, ...facts }));
const textsAt = (xml: XmlElement, path: string): string[] =>
  elementsAt(xml, path).map(({ text }) => text);
const cents = (text: string): number => {
  expect(text).toMatch(/^-?\d+\.\d\d$/);
  return Math.round(Number(text) * 100);
};

describe("the file of a report", () => {
  it("says who reports, by which platform, for which days", () => {
    const xml = read();
    expect(textAt(xml, "ReportDocument/TypeCode")).toBe("IN");
    expect(textAt(xml, "ReportDocument/IssueDateTime/DateTimeString")).toBe("20261211080000");
    expect(textAt(xml, "ReportDocument/Issuer/Id")).toBe("732829320");
    expect(textAt(xml, "ReportDocument/Issuer/Name")).toBe("Garonne & Fils");
    expect(elementsAt(xml, "ReportDocument/Sender/Id")).toMatchObject([
      { text: "0042", attributes: { schemeId: "0238" } },
    ]);
    for (const part of ["TransactionsReport", "PaymentsReport"])
      expect(textsAt(xml, `${part}/ReportPeriod/EndDate`)).toEqual(["20261210"]);
  });

  it("has one block for each day and category, and one for each day of payment", () => {
    const xml = read();
    expect(textsAt(xml, "TransactionsReport/Transactions/CategoryCode")).toEqual(["TLB1", "TPS1"]);
    expect(textsAt(xml, "TransactionsReport/Transactions/TaxExclusiveAmount")).toEqual([
      "50.00",
      "195.00",
    ]);
    expect(textsAt(xml, "PaymentsReport/Transactions/Payment/SubTotals/Amount")).toEqual([
      "240.00",
      "-5.50",
    ]);
  });

  it("that corrects another says so, and a part without anything is not there", () => {
    const xml = read({ version: 2, payments: [] });
    expect(textAt(xml, "ReportDocument/TypeCode")).toBe("RE");
    expect(elementsAt(xml, "PaymentsReport")).toEqual([]);
    expect(elementsAt(read({ sales: [] }), "TransactionsReport")).toEqual([]);
  });

  it("sums what its rows are, with codes of the lists, whatever they are", () => {
    const amounts = fc.integer({ min: -9_000_000, max: 9_000_000 });
    const days = fc.nat({ max: 9 }).map((count) => addDays(report.from, count));
    const rates = fc.constantFrom(0, 210, 550, 850, 1_000, 2_000);
    const sale = fc.record<SaleRow>({
      day: days,
      category: fc.constantFrom(...CATEGORIES),
      vat_rate: rates,
      base: amounts,
      vat: amounts,
    });
    const payment = fc.record<PaymentRow>({
      day: days,
      vat_rate: rates,
      amount: amounts,
      bonus: fc.constant(0),
    });
    fc.assert(
      fc.property(
        fc.array(sale, { minLength: 1 }),
        fc.array(payment, { minLength: 1 }),
        (sales, payments) => {
          const xml = read({ sales, payments });
          const blocks = elementsAt(xml, "TransactionsReport/Transactions");
          for (const block of blocks) {
            expect(CATEGORIES).toContain(textAt(block, "CategoryCode"));
            expect(textAt(block, "Date")).toMatch(/^202612(0[1-9]|10)$/);
            expect(sum(textsAt(block, "TaxSubtotal/TaxableAmount").map(cents))).toBe(
              cents(textAt(block, "TaxExclusiveAmount")),
            );
          }
          expect(sum(blocks.map((block) => cents(textAt(block, "TaxTotal"))))).toBe(
            sum(sales.map(({ vat }) => vat)),
          );
          expect(
            sum(textsAt(xml, "PaymentsReport/Transactions/Payment/SubTotals/Amount").map(cents)),
          ).toBe(sum(payments.map(({ amount }) => amount)));
        },
      ),
    );
  });
});
