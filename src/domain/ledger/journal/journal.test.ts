import { expect, it, test } from "vitest";
import { account, credit, date, invoice, receipt } from "../../../../test/shop/invoice.ts";
import { granted } from "../../../../test/shop/quote.ts";
import { sharesOf } from "../../invoice/shares.ts";
import { receivedSharesOf } from "../../payment/account.ts";
import { recordPayment } from "../../payment/record.ts";
import {
  cancelledBy,
  cellText,
  documentVatRows,
  debitVatRows,
  decimalText,
  HEADINGS,
  lateFeeRow,
  JOURNAL_FR,
  JOURNALS,
  receiptRow,
  receiptVatRows,
  saleRow,
  signOf,
} from "./journal.ts";

const [payment] = granted(
  recordPayment(receipt, { accounts: [account], today: receipt.received_on, newId: () => "p1" }),
);
if (!payment) throw new Error("one entry was recorded");
const received = {
  payment,
  document: invoice,
  client: { id: invoice.client_id, name: "Hélène Vidal" },
  shares: receivedSharesOf({ ...account, payments: [payment] }),
};
const said = (row: Parameters<typeof cellText>[0][]) => row.map(cellText);

test("an invoice is a row of the sales journal, a credit note a negative one that names its invoice", () => {
  expect(said(saleRow(invoice))).toEqual([
    "02/12/2026",
    "F2026-00042",
    "Facture",
    "Hélène Vidal",
    "",
    "200,00",
    "40,00",
    "240,00",
    "50,00",
    "133,00",
    "02/12/2026",
  ]);
  expect(said(saleRow(credit)).slice(1, 8)).toEqual([
    "A2026-00001",
    "Avoir",
    "Hélène Vidal",
    "F2026-00042",
    "-200,00",
    "-40,00",
    "-240,00",
  ]);
});

const corrective = {
  ...invoice,
  kind: 384 as const,
  id: "i9",
  reference: "F2026-00050",
  issued_on: date("2027-01-08"),
  replaces_id: invoice.id,
  document: {
    ...invoice.document,
    corrects: { reference: invoice.reference, issued_on: invoice.issued_on, whole: true },
  },
};

test("a corrective invoice takes the first one off under its own number and day, then stands for itself", () => {
  const cancelled = cancelledBy(corrective, invoice);
  expect([cancelled, corrective].map((one) => said(saleRow(one)).slice(0, 8))).toEqual(
    ["-", ""].map((sign) => [
      "08/01/2027",
      "F2026-00050",
      "Facture rectificative",
      "Hélène Vidal",
      "F2026-00042",
      `${sign}200,00`,
      `${sign}40,00`,
      `${sign}240,00`,
    ]),
  );
  expect(signOf(cancelled)).toBe(-1);
  const onDebits = { ...cancelled, document: { ...cancelled.document, on_debits: true as const } };
  expect(documentVatRows(onDebits, []).map(said)).toEqual([
    ["08/01/2027", "F2026-00050", "Hélène Vidal", "20", "-200,00", "-40,00", "-240,00"],
  ]);
  expect(documentVatRows(cancelled, [])).toEqual([]);
});

test("money that followed its invoice is called so", () => {
  const carried = { ...payment, kind: "transfer" as const, note: "Reporté de la facture F1" };
  expect(said(receiptRow({ ...received, payment: carried }))[5]).toBe(
    "Report sur une facture rectificative",
  );
});

test("a receipt says how it was paid, and whether it corrects another", () => {
  expect(said(receiptRow(received))).toEqual([
    "02/12/2026",
    "F2026-00042",
    "Hélène Vidal",
    "Carte bancaire",
    "133,00",
    "Encaissement",
    "",
  ]);
  const back = {
    ...payment,
    kind: "correction" as const,
    amount: -13_300,
    corrects_id: payment.id,
  };
  expect(said(receiptRow({ ...received, payment: back })).slice(4, 6)).toEqual([
    "-133,00",
    "Correction d’une saisie",
  ]);
  const kept = { ...payment, invoice_id: null };
  const advance = { ...received, payment: kept, document: null, shares: [] };
  expect(said(receiptRow(advance)).slice(1, 3)).toEqual(["Avance", "Hélène Vidal"]);
  expect(receiptVatRows(advance)).toEqual([]);
});

test("a late fee is a row among the receipts, outside VAT; its correction says so", () => {
  const fee = {
    id: "f1",
    invoice_id: invoice.id,
    interest: 0,
    indemnity: 4_000,
    method: "cheque" as const,
    reference: "",
    received_on: payment.received_on,
    corrects_id: null,
  };
  const late = { fee, document: invoice, client: received.client };
  expect(said(lateFeeRow(late))).toEqual([
    "02/12/2026",
    "F2026-00042",
    "Hélène Vidal",
    "Chèque",
    "40,00",
    "Indemnité de recouvrement",
    "Hors TVA",
  ]);
  const back = { ...fee, indemnity: -4_000, corrects_id: "f1" };
  expect(said(lateFeeRow({ ...late, fee: back })).slice(4)).toEqual([
    "-40,00",
    "Correction d’une saisie",
    "Indemnité de recouvrement",
  ]);
});

test("VAT is told by rate, with the document or with the payment", () => {
  expect(debitVatRows(credit).map(said)).toEqual([
    ["05/12/2026", "A2026-00001", "Hélène Vidal", "20", "-200,00", "-40,00", "-240,00"],
  ]);
  expect(documentVatRows(credit, sharesOf(credit.document)).map(said)).toEqual([
    ["05/12/2026", "A2026-00001", "Hélène Vidal", "20", "200,00", "40,00", "240,00"],
  ]);
  expect(receiptVatRows(received).map(said)).toEqual([
    ["02/12/2026", "F2026-00042", "Hélène Vidal", "20", "110,83", "22,17", "133,00"],
  ]);
});

it.each(JOURNALS)("« %s » has a heading for each cell, and a name", (journal) => {
  const rows = {
    ventes: saleRow(invoice),
    encaissements: receiptRow(received),
    tva: debitVatRows(invoice)[0],
  };
  expect(rows[journal]).toHaveLength(HEADINGS[journal].length);
  expect(JOURNAL_FR[journal]).toMatch(/^Journal /);
});

test.each([
  [0, "0,00"],
  [5, "0,05"],
  [-5, "-0,05"],
  [123_456_789, "1234567,89"],
])("%i cents are written %s", (cents, text) => {
  expect(decimalText(cents)).toBe(text);
});

test("a document on debits owes its VAT by itself, and the money that pays it owes none", () => {
  const own = { ...invoice, document: { ...invoice.document, on_debits: true as const } };
  const rates = documentVatRows(own, []).map((row) => said(row)[5]);
  expect(rates).toEqual(debitVatRows(own).map((row) => said(row)[5]));
  expect(documentVatRows(invoice, [])).toEqual([]);
  expect(receiptVatRows({ ...received, document: own })).toEqual([]);
});
