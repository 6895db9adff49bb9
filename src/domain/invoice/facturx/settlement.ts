/** How the document is settled: account, VAT, discounts, due date, sums, and the documents that it follows. */
import { sum } from "../../money.ts";
import { bare, isIban } from "../../shop/legal-ids.ts";
import {
  alreadyPaid,
  frameOf,
  isCredit,
  pricedLines,
  type BilledDocument,
  type Reference,
} from "./billed.ts";
import { amountText, dateText } from "./decimal.ts";
import { DISCOUNT } from "./line.ts";
import { breakdown, categoryFields, vatParts, type VatPart } from "./vat.ts";
import { dateField, field, group } from "./xml.ts";

export function headerSettlement(document: BilledDocument): string {
  const parts = vatParts(document);
  return group("ram:ApplicableHeaderTradeSettlement", [
    field("ram:PaymentReference", document.reference),
    field("ram:InvoiceCurrencyCode", "EUR"),
    paymentMeans(document),
    ...parts.map((part) => breakdown(document, part)),
    ...parts.map((part) => discountOf(document, part)),
    dueDate(document),
    summation(document, parts),
    ...precedingDocuments(document).map(precedingDocument),
  ]);
}

/** UNCL 4461: a transfer in euros. Nothing is asked for on a credit note, nor once all is paid. */
const SEPA_TRANSFER = "58";

function paymentMeans(document: BilledDocument): string {
  const { iban } = document.seller;
  if (isCredit(document) || document.totals.due <= 0 || !isIban(iban)) return "";
  return group("ram:SpecifiedTradeSettlementPaymentMeans", [
    field("ram:TypeCode", SEPA_TRANSFER),
    group("ram:PayeePartyCreditorFinancialAccount", [field("ram:IBANID", bare(iban))]),
  ]);
}

/** The part of a rate in the discount on the whole document; a cent the other way is a charge. */
function discountOf(document: BilledDocument, { rate, allowance }: VatPart): string {
  if (allowance === 0) return "";
  const isCharge = allowance < 0;
  return group("ram:SpecifiedTradeAllowanceCharge", [
    group("ram:ChargeIndicator", [field("udt:Indicator", String(isCharge))]),
    field("ram:ActualAmount", amountText(Math.abs(allowance))),
    field("ram:ReasonCode", isCharge ? "" : DISCOUNT),
    field("ram:Reason", isCharge ? "Arrondi de la remise" : "Remise"),
    group("ram:CategoryTradeTax", categoryFields(document, rate)),
  ]);
}

/** Of what is already paid, the day of payment: it came before the document, or with it. */
function dueDate(document: BilledDocument): string {
  const isPaid = frameOf(document).endsWith("2");
  const date = dateText(isPaid ? document.issued_on : document.due_on);
  return group("ram:SpecifiedTradePaymentTerms", [dateField("ram:DueDateDateTime", date)]);
}

function summation(document: BilledDocument, parts: readonly VatPart[]): string {
  const { totals } = document;
  const charges = 0 - sum(parts.map(({ allowance }) => Math.min(0, allowance)));
  const allowances = sum(parts.map(({ allowance }) => Math.max(0, allowance)));
  const paid = alreadyPaid(document);
  const isSaid = paid !== 0 || frameOf(document).endsWith("2");
  return group("ram:SpecifiedTradeSettlementHeaderMonetarySummation", [
    field("ram:LineTotalAmount", amountText(sum(pricedLines(document).map(({ net }) => net)))),
    field("ram:ChargeTotalAmount", charges === 0 ? "" : amountText(charges)),
    field("ram:AllowanceTotalAmount", allowances === 0 ? "" : amountText(allowances)),
    field("ram:TaxBasisTotalAmount", amountText(totals.total_excl)),
    field("ram:TaxTotalAmount", amountText(totals.total_vat), { currencyID: "EUR" }),
    field("ram:GrandTotalAmount", amountText(totals.total_incl)),
    field("ram:TotalPrepaidAmount", isSaid ? amountText(paid) : ""),
    field("ram:DuePayableAmount", amountText(totals.due)),
  ]);
}

/** BG-3. What corrects an invoice names that one alone, whatever deposits it frees or deducts. */
const precedingDocuments = ({ corrects, deposits = [] }: BilledDocument): readonly Reference[] =>
  corrects ? [corrects] : deposits;

const precedingDocument = ({ reference, issued_on }: Reference): string =>
  group("ram:InvoiceReferencedDocument", [
    field("ram:IssuerAssignedID", reference),
    group("ram:FormattedIssueDateTime", [
      field("qdt:DateTimeString", dateText(issued_on), { format: "102" }),
    ]),
  ]);
