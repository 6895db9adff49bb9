/** The journals that an accountant takes: what each column holds, so that a file and a sheet derive from the same list. */
import type { CreditNote, Invoice } from "../../invoice/invoice.ts";
import { INVOICE_KIND_FR } from "../../invoice/kind.ts";
import type { Share } from "../../invoice/shares.ts";
import { formatQuantity, type BasisPoints, type Cents } from "../../money.ts";
import { isCarried } from "../../payment/carry/carry.ts";
import type { LateFee } from "../../payment/late/receive.ts";
import { PAYMENT_METHOD_FR, type MovementKind, type Payment } from "../../payment/payment.ts";
import { formatNumericDate, type LocalDate } from "../../time.ts";
import { rateAmounts, type RateAmount } from "../sales/receipt.ts";

export const JOURNALS = ["ventes", "encaissements", "tva"] as const;
export type Journal = (typeof JOURNALS)[number];

export const JOURNAL_FR: Record<Journal, string> = {
  ventes: "Journal des ventes",
  encaissements: "Journal des encaissements",
  tva: "Journal de TVA",
};

/** An invoice that a corrective one cancels, as it counts on the day of the latter: backwards, under its number. */
export type Cancelled = Omit<Invoice, "credits_id"> & { kind: 384; credits_id: string };
export type Document = Invoice | CreditNote | Cancelled;

export const cancelledBy = (corrective: Invoice, replaced: Invoice): Cancelled => ({
  ...replaced,
  kind: 384,
  credits_id: replaced.id,
  reference: corrective.reference,
  issued_at: corrective.issued_at,
  issued_on: corrective.issued_on,
  document: { ...replaced.document, corrects: corrective.document.corrects },
});
/** `document` is null for what is kept on the client's account; `shares` are what the money was for. */
export type Receipt = {
  payment: Payment;
  document: Invoice | null;
  client: { id: string; name: string };
  shares: readonly Share[];
};

/** Late interest or the 40 EUR of a professional, beside their invoice. */
export type FeeReceived = { fee: LateFee; document: Invoice; client: { id: string; name: string } };

const MOVEMENT_FR: Record<MovementKind, string> = {
  payment: "Encaissement",
  refund: "Remboursement",
  correction: "Correction d’une saisie",
  transfer: "Emploi d’une avance",
};
const CARRIED_FR = "Report sur une facture rectificative";
/** In place of an invoice's number. */
const ON_ACCOUNT_FR = "Avance";

/** Amounts in cents, rates in basis points. */
export type Cell =
  | { text: string }
  | { date: LocalDate }
  | { amount: Cents }
  | { rate: BasisPoints };

const text = (written: string): Cell => ({ text: written });
const date = (day: LocalDate): Cell => ({ date: day });
const amount = (cents: Cents): Cell => ({ amount: cents });

export const HEADINGS: Record<Journal, readonly string[]> = {
  ventes: [
    "Date",
    "Numéro",
    "Nature",
    "Client",
    "Facture corrigée",
    "Total HT",
    "TVA",
    "Total TTC",
    "Bonus payé par un tiers",
    "Net à payer",
    "Échéance",
  ],
  encaissements: ["Date", "Facture", "Client", "Moyen", "Montant TTC", "Nature", "Note"],
  tva: ["Date", "Pièce", "Client", "Taux (%)", "Base HT", "TVA", "TTC"],
};

/** −1 for a credit note or for what is cancelled, whose amounts are positive. */
export const signOf = ({ credits_id }: Pick<Document, "credits_id">): 1 | -1 =>
  credits_id === null ? 1 : -1;

export function saleRow(document: Document): Cell[] {
  const sign = signOf(document);
  return [
    date(document.issued_on),
    text(document.reference),
    text(INVOICE_KIND_FR[document.kind]),
    text(document.document.client.name),
    text(document.document.corrects?.reference ?? ""),
    amount(sign * document.total_excl),
    amount(sign * document.total_vat),
    amount(sign * document.total_incl),
    amount(sign * document.bonus),
    amount(sign * document.due),
    date(document.due_on),
  ];
}

export const receiptRow = ({ payment, document, client }: Receipt): Cell[] => [
  date(payment.received_on),
  text(document?.reference ?? ON_ACCOUNT_FR),
  text(client.name),
  text(PAYMENT_METHOD_FR[payment.method]),
  amount(payment.amount),
  text(isCarried(payment) ? CARRIED_FR : MOVEMENT_FR[payment.kind]),
  text(payment.note),
];

const FEE_FR = { interest: "Intérêts de retard", indemnity: "Indemnité de recouvrement" } as const;

/** What the money was for; the same words for what takes it back. */
export const feeText = ({ interest, indemnity }: Pick<LateFee, "interest" | "indemnity">): string =>
  [interest !== 0 && FEE_FR.interest, indemnity !== 0 && FEE_FR.indemnity]
    .filter((named) => named !== false)
    .join(", ");

/** Among the receipts; it stands in no row of VAT. */
export const lateFeeRow = ({ fee, document, client }: FeeReceived): Cell[] => [
  date(fee.received_on),
  text(document.reference),
  text(client.name),
  text(PAYMENT_METHOD_FR[fee.method]),
  amount(fee.interest + fee.indemnity),
  text(fee.corrects_id === null ? feeText(fee) : MOVEMENT_FR.correction),
  text(fee.corrects_id === null ? "Hors TVA" : feeText(fee)),
];

/** VAT that falls due with the document: the shop chose the debits. */
export const debitVatRows = (document: Document): Cell[][] =>
  document.document.totals.vat_groups.map(({ vat_rate, base, vat }) => {
    const sign = signOf(document);
    return vatRow(document, document.issued_on, { vat_rate, base: sign * base, vat: sign * vat });
  });

/** VAT that falls due with the payment; an advance that is for no invoice yet owes none. */
export const receiptVatRows = ({ payment, document, shares }: Receipt): Cell[][] =>
  document && !document.document.on_debits
    ? rateAmounts(shares).map((share) => vatRow(document, payment.received_on, share))
    : [];

/** VAT of a document of its own: on debits, all of it; else what a credit note changes of the money received, which adds up to nothing. */
export const documentVatRows = (document: Document, shares: readonly Share[]): Cell[][] =>
  document.document.on_debits ? ownVatRows(document) : creditVatRows(document, shares);

/** A deposit sells nothing yet: its VAT is due when it is paid. */
const ownVatRows = (document: Document): Cell[][] =>
  document.kind === 386 || document.kind === 503 ? [] : debitVatRows(document);

const creditVatRows = (document: Document, shares: readonly Share[]): Cell[][] =>
  rateAmounts(shares).map((share) => vatRow(document, document.issued_on, share));

const vatRow = (
  { reference, document }: Document,
  day: LocalDate,
  { vat_rate, base, vat }: RateAmount,
): Cell[] => [
  date(day),
  text(reference),
  text(document.client.name),
  { rate: vat_rate },
  amount(base),
  amount(vat),
  amount(base + vat),
];

/** As a French spreadsheet reads it: « -1234,50 », « 24/11/2026 », « 5,5 ». */
export function cellText(cell: Cell): string {
  if ("text" in cell) return cell.text;
  if ("date" in cell) return formatNumericDate(cell.date);
  return "rate" in cell ? formatQuantity(cell.rate * 100) : decimalText(cell.amount);
}

/** « -1234,50 » : no sign between the thousands. */
export function decimalText(cents: Cents): string {
  const digits = String(Math.abs(cents)).padStart(3, "0");
  return `${cents < 0 ? "-" : ""}${digits.slice(0, -2)},${digits.slice(-2)}`;
}
