/** What quotes, invoices and credit notes say alike, as texts ready for the A4 grid (platform/pdf/sheet.typ). */
import {
  formatEuros,
  formatQuantity,
  formatRate,
  type BasisPoints,
} from "../../../domain/money.ts";
import type { PrintedLine } from "../../../domain/quote/document.ts";
import { PART_CONDITION_FR } from "../../../domain/quote/line.ts";
import type { Parties, PrintedAppliance } from "../../../domain/quote/parties.ts";
import {
  PRICE_BASIS_FR,
  readBasis,
  readPrice,
  type PriceBasis,
} from "../../../domain/quote/price/price.ts";
import type { Totals } from "../../../domain/quote/totals.ts";
import { formatDate, type LocalDate } from "../../../domain/time.ts";
import { identityOf } from "../../../domain/quote/parties.ts";
import { clientLines, sellerLines } from "./identity.ts";
import type { Attachment } from "../../platform/pdf/attachment.ts";
import { minus } from "./sums.ts";

/** A template and what it says; the printer adds the logo of its head. */
export type Print = { template: URL; data: object; attachment?: Attachment };

/** The frozen facts that every document has. */
export type Priced = Parties & {
  reference: string;
  subject: string;
  lines: readonly PrintedLine[];
  discount: BasisPoints;
  totals: Totals;
  notes: string;
  mentions: readonly string[];
};

export const columnsOn = (basis: PriceBasis): string[] => {
  const tax = PRICE_BASIS_FR[basis];
  return ["Désignation", "Quantité", `Prix unitaire ${tax}`, "TVA", `Montant ${tax}`];
};
export const VAT_COLUMNS = ["Taux de TVA", "Base HT", "Montant de TVA"];

/** The parts of the sheet that do not depend on the kind of document. */
export const commonSheet = (document: Priced) => ({
  reference: document.reference,
  keywords: [document.reference],
  seller: { name: document.seller.name, lines: sellerLines(document.seller) },
  client: { title: "Client", name: document.client.name, lines: clientLines(document.client) },
  about: { title: "Intervention", facts: aboutOf(document) },
  columns: columnsOn(readBasis(document)),
  rows: rowsOf(document.lines, document),
  vat_columns: VAT_COLUMNS,
  vat: vatOf(document),
  notes: document.notes,
  mentions: {
    title: "Conditions et informations légales",
    sentences: document.mentions.map(sentence),
  },
  footer: identityOf(document.seller),
});

/** Mentions are printed one after the other: what a person wrote may lack its full stop. */
const sentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

const aboutOf = ({ subject, appliance, place }: Priced): [string, string][] => {
  const facts: [string, string][] = [
    ["Objet", subject],
    ["Appareil", appliance ? applianceText(appliance) : ""],
    ["Lieu", place.join(", ")],
  ];
  return facts.filter(([, value]) => value !== "");
};

export const applianceText = ({ kind, brand, model, serial }: PrintedAppliance): string =>
  [[kind, brand, model].filter(Boolean).join(" "), serial && `n° de série ${serial}`]
    .filter(Boolean)
    .join(", ");

/** A bonus is a sum at the foot. */
export const rowsOf = (lines: readonly PrintedLine[], document: Read) =>
  lines.filter((line) => line.kind !== "bonus").map((line) => rowOf(line, document));

/** The document that the rows are of: all its lines say how prices are read. */
type Read = Pick<Priced, "seller" | "client" | "lines">;

function rowOf(line: PrintedLine, document: Read) {
  if (line.kind === "text") return { kind: "note", label: line.label };
  const { price, amount, allowance } = readPrice(line, readBasis(document));
  return {
    kind: "line",
    label: line.label,
    details: detailsOf({ ...line, allowance }),
    quantity: quantityText(line),
    price,
    rate: document.seller.vat_regime === "franchise" ? "–" : formatRate(line.vat_rate),
    net: formatEuros(amount),
  };
}

const detailsOf = (line: PrintedLine): string[] => [
  ...(line.condition ? [PART_CONDITION_FR[line.condition]] : []),
  ...(line.allowance > 0
    ? [`Remise de ${formatRate(line.discount)} : ${minus(line.allowance)}`]
    : []),
];

/** Pieces are counted without a unit: « 2 », « 1,5 h », « 12 km ». */
const quantityText = ({ quantity, unit }: PrintedLine): string =>
  unit === "u" || unit === ""
    ? formatQuantity(quantity)
    : `${formatQuantity(quantity)}\u00a0${unit}`;

const vatOf = ({ seller, totals }: Priced): string[][] =>
  seller.vat_regime === "franchise"
    ? []
    : totals.vat_groups.map((group) => [
        formatRate(group.vat_rate),
        formatEuros(group.base),
        formatEuros(group.vat),
      ]);

/** « 23 novembre 2026 », never cut at the end of a line. */
export const dayText = (date: LocalDate): string => formatDate(date).replaceAll(" ", "\u00a0");
