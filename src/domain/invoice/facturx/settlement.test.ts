import { describe, expect, it } from "vitest";
import { credit, date, invoice } from "../../../../test/shop/invoice.ts";
import { elementsAt, readXml, textAt, textsAt } from "../../../../test/xml.ts";
import type { BilledDocument } from "./billed.ts";
import { headerSettlement } from "./settlement.ts";

const document: BilledDocument = invoice.document;
const { totals } = document;
const SUMS = "SpecifiedTradeSettlementHeaderMonetarySummation";
const TERMS = "SpecifiedTradePaymentTerms/DueDateDateTime/DateTimeString";
const settled = (changed: Partial<BilledDocument> = {}) =>
  readXml(headerSettlement({ ...document, ...changed }));

describe("what an invoice comes to", () => {
  it("counts the deposit and the bonus as paid", () => {
    const sums = settled();
    expect(textAt(sums, `${SUMS}/GrandTotalAmount`)).toBe("240.00");
    expect(textAt(sums, `${SUMS}/TotalPrepaidAmount`)).toBe("107.00");
    expect(textAt(sums, `${SUMS}/DuePayableAmount`)).toBe("133.00");
  });

  it("says nothing of payments when there is none", () => {
    const unpaid = settled({ totals: { ...totals, bonus: 0, prepaid: 0, due: 24_000 } });
    expect(elementsAt(unpaid, `${SUMS}/TotalPrepaidAmount`)).toEqual([]);
  });

  it("says that nothing was paid of what costs nothing", () => {
    const sums = { ...totals, total_incl: 0, bonus: 0, prepaid: 0, due: 0 };
    expect(textAt(settled({ totals: sums }), `${SUMS}/TotalPrepaidAmount`)).toBe("0.00");
  });

  it("takes the discount on the whole off, rate by rate, and turns a cent the other way into a charge", () => {
    const [group] = totals.vat_groups;
    if (!group) throw new Error("no VAT");
    const changed = (base: number) =>
      settled({ totals: { ...totals, total_excl: base, vat_groups: [{ ...group, base }] } });
    const less = changed(group.base - 500);
    expect(textAt(less, `${SUMS}/AllowanceTotalAmount`)).toBe("5.00");
    expect(textsAt(less, "SpecifiedTradeAllowanceCharge/ActualAmount")).toEqual(["5.00"]);
    const more = changed(group.base + 1);
    expect(textAt(more, `${SUMS}/ChargeTotalAmount`)).toBe("0.01");
    expect(textAt(more, "SpecifiedTradeAllowanceCharge/ChargeIndicator/Indicator")).toBe("true");
  });
});

describe("how it is paid", () => {
  const MEANS = "SpecifiedTradeSettlementPaymentMeans";
  it("is a transfer to the account of the shop", () => {
    const account = `${MEANS}/PayeePartyCreditorFinancialAccount/IBANID`;
    expect(textAt(settled(), account)).toBe("FR7630006000011234567890189");
  });

  it.each<[string, Partial<BilledDocument>]>([
    ["a shop without an account", { seller: { ...document.seller, iban: "FR76" } }],
    ["what is paid", { totals: { ...totals, prepaid: 19_000, due: 0 } }],
    ["a credit note", { kind: 381 }],
  ])("is not said of %s", (_, changed) => {
    expect(elementsAt(settled(changed), MEANS)).toEqual([]);
  });

  it("is due on its day; what is already paid, on the day of the document", () => {
    const due_on = date("2027-01-01");
    expect(textAt(settled({ due_on }), TERMS)).toBe("20270101");
    const paid = { ...totals, prepaid: 0, bonus: totals.total_incl, due: 0 };
    expect(textAt(settled({ due_on, totals: paid }), TERMS)).toBe("20261202");
  });
});

describe("what came before", () => {
  it("is the invoice that a credit note corrects, with its date", () => {
    const given = readXml(headerSettlement(credit.document));
    expect(textsAt(given, "InvoiceReferencedDocument/IssuerAssignedID")).toEqual(["F2026-00042"]);
    expect(
      textsAt(given, "InvoiceReferencedDocument/FormattedIssueDateTime/DateTimeString"),
    ).toEqual(["20261202"]);
  });

  it("is each deposit that the invoice deducts", () => {
    const deposits = ["F2026-00001", "F2026-00002"].map((reference) => ({
      reference,
      issued_on: date("2026-11-24"),
    }));
    expect(textsAt(settled({ deposits }), "InvoiceReferencedDocument/IssuerAssignedID")).toEqual([
      "F2026-00001",
      "F2026-00002",
    ]);
  });
});
