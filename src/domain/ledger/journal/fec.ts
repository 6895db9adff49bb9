/**
 * The file of accounting entries that the tax office reads (livre des procédures fiscales, art. A47 A-1): eighteen
 * columns, tab-separated, in the order of validation; each entry balances.
 */
import { INVOICE_KIND_FR } from "../../invoice/kind.ts";
import type { Share } from "../../invoice/shares.ts";
import { allocate, type Cents } from "../../money.ts";
import { isCarried } from "../../payment/carry/carry.ts";
import { paysBonus, type MovementKind, type Payment } from "../../payment/payment.ts";
import { lineTotalOf } from "../../quote/totals.ts";
import type { LocalDate } from "../../time.ts";
import { rateAmounts } from "../sales/receipt.ts";
import type { Account, AccountMap, Book } from "./accounts.ts";
import {
  decimalText,
  feeText,
  signOf,
  type Document,
  type FeeReceived,
  type Receipt,
} from "./journal.ts";

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

/** The client and the third party owe what was sold and its VAT; a deposit is owed by the client and sells nothing yet. */
export function saleEntry(document: Document, map: AccountMap): Entry {
  const sign = signOf(document);
  const { client } = document.document;
  const isDeposit = document.kind === 386 || document.kind === 503;
  const sides = isDeposit ? depositSides(document, map) : saleSides(document, map);
  return {
    book: map.books.sales,
    day: document.issued_on,
    valid: document.issued_on,
    piece: { reference: document.reference, day: document.issued_on },
    label: `${INVOICE_KIND_FR[document.kind]} ${document.reference} ${client.name}`,
    client: { id: document.client_id, name: client.name },
    sides: sides.map((side) => ({ ...side, amount: sign * side.amount })),
  };
}

const depositSides = ({ due }: Document, map: AccountMap): Side[] => [
  { account: map.client, amount: due, client: true },
  { account: map.deposit, amount: 0 - due },
];

function saleSides(document: Document, map: AccountMap): Side[] {
  const { totals } = document.document;
  const vat = isPending(document, map) ? map.pending_vat : map.vat;
  return [
    { account: map.client, amount: totals.due, client: true },
    { account: map.third_party, amount: totals.bonus },
    { account: map.deposit, amount: totals.prepaid },
    ...revenueOf(document, map),
    ...totals.vat_groups.map((group) => ({ account: vat[group.vat_rate], amount: 0 - group.vat })),
  ];
}

/** Whether VAT waits for the payment. */
const isPending = ({ document }: Pick<Document, "document">, { basis }: AccountMap): boolean =>
  basis === "receipts" && !document.on_debits;

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
      { account: map.services[vat_rate], amount: 0 - services },
      { account: map.goods[vat_rate], amount: 0 - goods },
    ];
  });
}

const MOVED_FR: Record<MovementKind, string> = {
  payment: "Règlement",
  refund: "Remboursement",
  correction: "Correction",
  transfer: "Avance employée",
};

/** Money came in or went back; with VAT on receipts, what it makes due leaves the waiting account. */
export function receiptEntries(
  { payment, document, client, shares, valid }: Receipt & { valid: LocalDate },
  map: AccountMap,
): Entry[] {
  const { amount, received_on } = payment;
  const reference = document?.reference ?? (payment.reference || "Avance");
  const entry = {
    day: received_on,
    valid,
    piece: { reference, day: document?.issued_on ?? received_on },
    label: `${isCarried(payment) ? "Report" : MOVED_FR[payment.kind]} ${reference} ${client.name}`,
    client,
  };
  const [money, owed] = [moneyAccount(payment, map), owedAccount(payment, map)];
  const isClient = owed === map.client;
  const sides: Side[] =
    money === owed
      ? []
      : [
          { account: money, amount },
          { account: owed, amount: 0 - amount, ...(isClient && { client: true }) },
        ];
  return [
    { ...entry, book: bookOf(payment, map), sides },
    { ...entry, book: map.books.miscellaneous, sides: dueSides(shares, document, map) },
  ].filter(hasAmount);
}

/** The client's account is debited with what they owe for being late, and credited with what came in: it stands at zero. */
export function lateFeeEntries(
  { fee, document, client, valid }: FeeReceived & { valid: LocalDate },
  map: AccountMap,
): Entry[] {
  const { interest, indemnity, received_on } = fee;
  const total = interest + indemnity;
  const { reference, issued_on } = document;
  const label = `${fee.corrects_id === null ? "" : "Correction "}${feeText(fee)} ${reference} ${client.name}`;
  const entry = { day: received_on, valid, piece: { reference, day: issued_on }, label, client };
  const owed: Side[] = [
    { account: map.client, amount: total, client: true },
    { account: map.late_interest, amount: 0 - interest },
    { account: map.late_indemnity, amount: 0 - indemnity },
  ];
  const money: Side[] = [
    { account: moneyAccount(fee, map), amount: total },
    { account: map.client, amount: 0 - total, client: true },
  ];
  return [
    { ...entry, book: map.books.miscellaneous, sides: owed },
    { ...entry, book: bookOf(fee, map), sides: money },
  ];
}

const hasAmount = ({ sides }: Entry): boolean => sides.some(({ amount }) => amount !== 0);

const bookOf = ({ method }: Pick<Payment, "method">, { books }: AccountMap): Book => {
  if (method === "account") return books.miscellaneous;
  return method === "cash" ? books.cash : books.bank;
};

const moneyAccount = ({ method }: Pick<Payment, "method">, map: AccountMap): Account =>
  method === "account" ? map.deposit : (map.methods[method] ?? map.waiting);

/** Whose debt it settles: the client's, the eco-organisation's, or none yet. */
function owedAccount(payment: Payment, map: AccountMap): Account {
  if (payment.invoice_id === null) return map.deposit;
  return paysBonus(payment) ? map.third_party : map.client;
}

function dueSides(shares: readonly Share[], document: Document | null, map: AccountMap): Side[] {
  if (!document || !isPending(document, map)) return [];
  return rateAmounts(shares).flatMap(({ vat_rate, vat }) => [
    { account: vatAccount(map.pending_vat, vat_rate), amount: vat },
    { account: vatAccount(map.vat, vat_rate), amount: 0 - vat },
  ]);
}

function vatAccount(accounts: AccountMap["vat"], vat_rate: number): Account {
  const found = Object.entries(accounts).find(([rate]) => Number(rate) === vat_rate)?.[1];
  if (!found) throw new Error(`no account for a rate of ${vat_rate}`);
  return found;
}

/** A credit note that changes what the money received was for moves the VAT that was due between rates. */
export const creditVatEntries = (
  document: Document,
  shares: readonly Share[],
  map: AccountMap,
): Entry[] =>
  [
    {
      ...saleEntry(document, map),
      book: map.books.miscellaneous,
      sides: dueSides(shares, document, map),
    },
  ].filter(hasAmount);

/** One line a side; `number` counts the entries of the file from 1. */
export const fecLines = (entry: Entry, number: number): string[] =>
  entry.sides
    .filter(({ amount }) => amount !== 0)
    .map((side) => fecLine(cells(entry, side, number)));

export const fecLine = (row: readonly string[]): string => `${row.map(plain).join("\t")}\r\n`;

/** A tab or an end of line would move the columns. */
const plain = (cell: string): string => cell.replaceAll(/[\t\r\n]+/g, " ").trim();

const cells = (entry: Entry, { account, amount, client }: Side, number: number): string[] => [
  entry.book.number,
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
