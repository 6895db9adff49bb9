/** A priced line; the notes and the third party's bonus are not lines of the format. */
import type { PrintedLine } from "../../quote/document.ts";
import { PART_CONDITION_FR } from "../../quote/line.ts";
import type { BilledDocument } from "./billed.ts";
import { amountText, quantityText, rateText, unitPriceText } from "./decimal.ts";
import { unitCode } from "./units.ts";
import { categoryFields } from "./vat.ts";
import { field, group } from "./xml.ts";

/** `place` is its position on the document, from 1. */
export const lineItem = (document: BilledDocument, line: PrintedLine, place: number): string =>
  group("ram:IncludedSupplyChainTradeLineItem", [
    group("ram:AssociatedDocumentLineDocument", [field("ram:LineID", String(place))]),
    group("ram:SpecifiedTradeProduct", [
      field("ram:Name", line.label),
      field("ram:Description", line.condition ? PART_CONDITION_FR[line.condition] : ""),
    ]),
    group("ram:SpecifiedLineTradeAgreement", [
      group("ram:NetPriceProductTradePrice", [field("ram:ChargeAmount", unitPriceText(line))]),
    ]),
    group("ram:SpecifiedLineTradeDelivery", [
      field("ram:BilledQuantity", quantityText(line.quantity), { unitCode: unitCode(line.unit) }),
    ]),
    group("ram:SpecifiedLineTradeSettlement", [
      group("ram:ApplicableTradeTax", categoryFields(document, line.vat_rate)),
      lineAllowance(line),
      group("ram:SpecifiedTradeSettlementLineMonetarySummation", [
        field("ram:LineTotalAmount", amountText(line.net)),
      ]),
    ]),
  ]);

const lineAllowance = ({ gross, allowance, discount }: PrintedLine): string =>
  allowance === 0
    ? ""
    : group("ram:SpecifiedTradeAllowanceCharge", [
        group("ram:ChargeIndicator", [field("udt:Indicator", "false")]),
        field("ram:CalculationPercent", rateText(discount)),
        field("ram:BasisAmount", amountText(gross)),
        field("ram:ActualAmount", amountText(allowance)),
        field("ram:ReasonCode", DISCOUNT),
        field("ram:Reason", "Remise"),
      ]);

/** UNCL 5189 */
export const DISCOUNT = "95";
