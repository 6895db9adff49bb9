import { describe, expect, it } from "vitest";
import { invoice } from "../../../../test/shop/invoice.ts";
import { readXml, textAt, elementsAt } from "../../../../test/xml.ts";
import type { BilledDocument } from "./billed.ts";
import { lineItem } from "./line.ts";

const document: BilledDocument = invoice.document;
const written = (id: string) => {
  const line = document.lines.find((each) => each.id === id);
  if (!line) throw new Error(`no line ${id}`);
  return readXml(lineItem(document, line, 7));
};

describe("a line", () => {
  it("has its place, what it sells, its price, its quantity and its unit", () => {
    const labour = written("l2");
    expect(textAt(labour, "AssociatedDocumentLineDocument/LineID")).toBe("7");
    expect(textAt(labour, "SpecifiedTradeProduct/Name")).toBe("Remplacement de la pompe et essai");
    expect(
      textAt(labour, "SpecifiedLineTradeAgreement/NetPriceProductTradePrice/ChargeAmount"),
    ).toBe("58.33");
    expect(elementsAt(labour, "SpecifiedLineTradeDelivery/BilledQuantity")).toMatchObject([
      { text: "1.5", attributes: { unitCode: "HUR" } },
    ]);
  });

  it("says that a part was used, and its discount as an allowance: 39 € less 10 %", () => {
    const part = written("l4");
    const allowance = "SpecifiedLineTradeSettlement/SpecifiedTradeAllowanceCharge";
    expect(textAt(part, "SpecifiedTradeProduct/Description")).toBe("Pièce d’occasion");
    expect(textAt(part, `${allowance}/ChargeIndicator/Indicator`)).toBe("false");
    expect(textAt(part, `${allowance}/CalculationPercent`)).toBe("10.00");
    expect(textAt(part, `${allowance}/ActualAmount`)).toBe("3.90");
    expect(
      textAt(
        part,
        "SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount",
      ),
    ).toBe("35.10");
  });

  it("has no allowance without a discount", () => {
    const allowances = "SpecifiedLineTradeSettlement/SpecifiedTradeAllowanceCharge";
    expect(elementsAt(written("l1"), allowances)).toEqual([]);
  });
});
