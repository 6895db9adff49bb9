/** Reads the facts of an electronic invoice, CII (Factur-X too) or UBL (EN 16931), out of its elements. */
import { refuse, type Decision } from "../../decision.ts";
import { textAt, type XmlElement } from "../platform/element.ts";
import { cii } from "./cii.ts";
import type { SupplierFacts } from "./supplier-invoice.ts";
import { ubl } from "./ubl.ts";

export type ReadRefusal = "supplier-invoice-unreadable" | "supplier-invoice-currency";

export type ReadInvoice = { format: "cii" | "ubl"; facts: SupplierFacts };

const MOST_LINES = 500;

export function readSupplierInvoice(root: XmlElement): Decision<ReadInvoice, ReadRefusal> {
  const format = FORMATS[root.name];
  if (!format) return refuse("supplier-invoice-unreadable");
  const facts = format === "cii" ? cii(root) : ubl(root);
  if (!facts || !isWhole(facts)) return refuse("supplier-invoice-unreadable");
  return currencyOf(root, format) === "EUR"
    ? { format, facts }
    : refuse("supplier-invoice-currency");
}

const FORMATS: Record<string, ReadInvoice["format"] | undefined> = {
  CrossIndustryInvoice: "cii",
  Invoice: "ubl",
  CreditNote: "ubl",
};

const isWhole = ({ supplier_name, reference, kind, lines }: SupplierFacts): boolean =>
  supplier_name !== "" &&
  reference !== "" &&
  Number.isInteger(kind) &&
  kind > 0 &&
  kind < 1000 &&
  lines.length <= MOST_LINES;

const currencyOf = (root: XmlElement, format: ReadInvoice["format"]): string =>
  format === "ubl"
    ? textAt(root, "DocumentCurrencyCode")
    : textAt(
        root,
        "SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/InvoiceCurrencyCode",
      );
