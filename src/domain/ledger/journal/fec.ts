/**
 * The file of accounting entries that the tax office reads (livre des procédures fiscales, art. A47 A-1): eighteen
 * columns, tab-separated, in the order of validation; each entry balances.
 */
import { INVOICE_KIND_FR } from "../../invoice/kind.ts";
import { allocate, type Cents } from "../../money.ts";
import { lineTotalOf, type VatGroup } from "../../quote/totals.ts";
import type { LocalDate } from "../../time.ts";
import { receiptVat } from "../sales/receipt.ts";
import type { Account, AccountMap } from "./accounts.ts";
import { decimalText, signOf, type Document, type Receipt } from "./journal.ts";

export const FEC_COLUMNS = [
  "JournalCode",
  "JournalLib",
  "EcritureNum",
  "EcritureDate",
  "CompteNum",
  "CompteLib",
  "CompAuxNum",
  "CompAuxLib",
  "PieceRef",
  "PieceDate",
  "EcritureLib",
  "Debit",
  "Credit",
  "EcritureLet",
  "DateLet",
  "ValidDate",
  "Montantdevise",
  "Idevise",
] as const;

type Book = { code: string; name: string };
const SALES: Book = { code: "VE", name: "Ventes" };
const CASH: Book = { code: "CA", name: "Caisse" };
const BANK: Book = { code: "BQ", name: "Banque" };
const TAX: Book = { code: "OD", name: "TVA sur encaissements" };

/** One side of an entry; positive is debit. `client` names the auxiliary account. */
type Side = { account: Account; amount: Cents; client?: boolean };

export type Entry = {
  book: Book;
  /** Of the operation. */
  day: LocalDate;
  /** From which it could no longer change: that of its recording. */
  valid: LocalDate;
  piece: { reference: string; day: LocalDate };
  label: string;
  client: { id: string; name: string };
  sides: readonly Side[];
};

/** The client and the third party owe what was sold and its VAT. */
export function saleEntry(document: Document, map: AccountMap): Entry {
  const { totals, client } = document.document;
  const sign = signOf(document);
  const vat = map.basis === "receipts" ? map.pending_vat : map.vat;
  const sides: Side[] = [
    { account: map.client, amount: totals.due, client: true },
    { account: map.third_party, amount: totals.bonus },
    { account: map.deposit, amount: totals.prepaid },
    ...revenueOf(document, map),
    ...totals.vat_groups.map((group) => ({ account: vat[group.vat_rate], amount: 0 - group.vat })),
  ];
  return {
    book: SALES,
    day: document.issued_on,
    valid: document.issued_on,
    piece: { reference: document.reference, day: document.issued_on },
    label: `${INVOICE_KIND_FR[document.kind]} ${document.reference} ${client.name}`,
    client: { id: document.client_id, name: client.name },
    sides: sides.map((side) => ({ ...side, amount: sign * side.amount })),
  };
}

/** Goods and services of each rate, after the discount on the whole document. */
function revenueOf({ document }: Document, map: AccountMap): Side[] {
  return document.totals.vat_groups.flatMap(({ vat_rate, base }) => {
    const lines = document.lines.filter((line) => line.vat_rate === vat_rate);
    const netOf = (isGoods: boolean) =>
      lines
        .filter((line) => (line.kind === "part") === isGoods)
        .reduce((total, line) => total + lineTotalOf(line).net, 0);
    const [services = 0, goods = 0] = allocate(base, [netOf(false), netOf(true)]);
    return [
      { account: map.services, amount: 0 - services },
      { account: map.goods, amount: 0 - goods },
    ];
  });
}

/** Money came in for the client; with VAT on receipts, what it makes due leaves the waiting account. */
export function receiptEntries(
  { payment, document, before, valid }: Receipt & { valid: LocalDate },
  map: AccountMap,
): Entry[] {
  const { amount, method, received_on } = payment;
  const { client } = document.document;
  const entry = {
    day: received_on,
    valid,
    piece: { reference: document.reference, day: document.issued_on },
    label: `Règlement ${document.reference} ${client.name}`,
    client: { id: document.client_id, name: client.name },
  };
  const money = [
    { account: map.methods[method] ?? map.waiting, amount },
    { account: map.client, amount: 0 - amount, client: true },
  ];
  const book = method === "cash" ? CASH : BANK;
  return [
    { ...entry, book, sides: money },
    ...(map.basis === "receipts" ? [{ ...entry, book: TAX, sides: due() }] : []),
  ].filter(({ sides }) => sides.some((side) => side.amount !== 0));

  function due(): Side[] {
    const groups: readonly VatGroup[] = document.document.totals.vat_groups;
    return receiptVat(groups, { before, amount }).flatMap(({ vat }, place) => {
      const rate = groups[place]?.vat_rate ?? 0;
      return [
        { account: map.pending_vat[rate], amount: vat },
        { account: map.vat[rate], amount: 0 - vat },
      ];
    });
  }
}

/** One line a side; `number` counts the entries of the file from 1. */
export const fecLines = (entry: Entry, number: number): string[] =>
  entry.sides
    .filter(({ amount }) => amount !== 0)
    .map((side) => fecLine(cells(entry, side, number)));

export const fecLine = (row: readonly string[]): string => `${row.map(plain).join("\t")}\r\n`;

/** A tab or an end of line would move the columns. */
const plain = (cell: string): string => cell.replaceAll(/[\t\r\n]+/g, " ").trim();

const cells = (entry: Entry, { account, amount, client }: Side, number: number): string[] => [
  entry.book.code,
  entry.book.name,
  String(number),
  digits(entry.day),
  account.number,
  account.name,
  client ? entry.client.id : "",
  client ? entry.client.name : "",
  entry.piece.reference,
  digits(entry.piece.day),
  entry.label,
  decimalText(Math.max(0, amount)),
  decimalText(Math.max(0, 0 - amount)),
  "",
  "",
  digits(entry.valid),
  "",
  "",
];

/** « 20261124 » */
const digits = (day: LocalDate): string => day.replaceAll("-", "");

/** « 812345678FEC20261231.txt », by the closing date. */
export const fecName = (siret: string, to: LocalDate): string =>
  `${siret.replaceAll(/\D/g, "").slice(0, 9) || "SIREN"}FEC${digits(to)}.txt`;
