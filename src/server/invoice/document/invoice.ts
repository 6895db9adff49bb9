/** What a printed invoice or credit note says: from the frozen document to the texts of its page. */
import { formatPhone } from "../../../domain/client/phone/phone.ts";
import QRCode from "qrcode";
import type { InvoiceDocument } from "../../../domain/invoice/document.ts";
import { INVOICE_KIND_FR, isCreditKind } from "../../../domain/invoice/kind.ts";
import { formatEuros } from "../../../domain/money.ts";
import { PAYER_FR, PAYMENT_METHOD_FR } from "../../../domain/payment/payment.ts";
import type { SettledBy, SettledFacts } from "../../../domain/payment/settled.ts";
import { formatIban, transferOf } from "../../../domain/payment/sepa.ts";
import { commonSheet, dayText, type Print } from "../../quote/document/sheet.ts";
import { minus, plain, strong, sumsOf, type Sum } from "../../quote/document/sums.ts";

const TEMPLATE = new URL("./invoice.typ", import.meta.url);

/** `settled`: the copy of a paid invoice, which asks for nothing any more. */
export async function invoicePrint(
  document: InvoiceDocument,
  settled?: SettledFacts,
): Promise<Print> {
  const data = {
    ...commonSheet(document),
    title: INVOICE_KIND_FR[document.kind],
    under: [...originsOf(document), ...(settled ? [`acquittée le ${dayText(settled.on)}`] : [])],
    facts: factsOf(document),
    amount: { label: dueLabel(document), value: formatEuros(document.totals.due) },
    sums: invoiceSums(document),
    pay: settled ? settledStep(settled) : await payStep(document),
  };
  return { template: TEMPLATE, data };
}

const originsOf = ({ kind, corrects, quote_reference }: InvoiceDocument): string[] => {
  if (corrects && kind === 384)
    return [
      `annule et remplace la facture ${corrects.reference}`,
      `du ${dayText(corrects.issued_on)}`,
    ];
  if (corrects)
    return [`sur la facture ${corrects.reference}`, `du ${dayText(corrects.issued_on)}`];
  return quote_reference ? [`selon le devis ${quote_reference}`] : [];
};

const factsOf = (document: InvoiceDocument): [string, string][] =>
  isCreditKind(document.kind)
    ? [["Émis le", dayText(document.issued_on)]]
    : [
        ["Émise le", dayText(document.issued_on)],
        ...performedFact(document),
        ["À régler au plus tard le", dayText(document.due_on)],
        ...orderFact(document),
      ];

/** A deposit is asked for before anything is done. */
const performedFact = ({ performed_on }: InvoiceDocument): [string, string][] =>
  performed_on === null ? [] : [["Réalisée le", dayText(performed_on)]];

const orderFact = ({ order_number }: InvoiceDocument): [string, string][] =>
  order_number === "" ? [] : [["Votre commande", order_number]];

const dueLabel = ({ kind }: InvoiceDocument): string =>
  isCreditKind(kind) ? "En votre faveur" : "Net à payer";

const invoiceSums = (document: InvoiceDocument): Sum[] => [
  ...sumsOf(document),
  ...document.deposits.map(({ reference, issued_on, amount }) =>
    plain(`Acompte ${reference} du ${dayText(issued_on)}`, minus(amount)),
  ),
  strong(dueLabel(document), formatEuros(document.totals.due)),
];

/** Nothing to do when nothing is due, nor on a credit note. */
async function payStep(document: InvoiceDocument) {
  const { kind, totals, seller, reference, due_on } = document;
  if (isCreditKind(kind) || totals.due <= 0) return null;
  const transfer = transferOf(document, totals.due);
  if (!transfer)
    return {
      title: "Pour régler",
      code: null,
      alt: "",
      sentences: [
        `À l’atelier${seller.phone && ` ou au ${formatPhone(seller.phone)}`}, au plus tard le ${dayText(due_on)}.`,
      ],
    };
  const { name, iban, text } = transfer;
  return {
    title: "Pour régler par virement",
    code: await QRCode.toString(text, { type: "svg", margin: 0, errorCorrectionLevel: "M" }),
    alt: `Code QR de virement : ${formatEuros(totals.due)} à ${name}`,
    sentences: [
      "Scannez ce code avec l’application de votre banque : le virement se remplit seul.",
      `IBAN ${formatIban(iban)}, titulaire ${name}`,
      `Référence à indiquer : ${reference}, au plus tard le ${dayText(due_on)}.`,
      atTheShop(seller),
    ],
  };
}

const settledStep = ({ on, receipts }: SettledFacts) => ({
  title: `Facture acquittée le ${dayText(on)}`,
  code: null,
  alt: "",
  sentences: receipts.map((receipt) => settledText(receipt)),
});

/** « Virement de Assur’Plus, 8 décembre 2026 : 80,00 € » */
function settledText({ method, payer, payer_name, on, amount }: SettledBy): string {
  const who = payer === "client" ? "" : ` de ${payer_name || PAYER_FR[payer]}`;
  return `${PAYMENT_METHOD_FR[method]}${who}, ${dayText(on)} : ${formatEuros(amount)}`;
}

const atTheShop = ({ phone }: InvoiceDocument["seller"]): string =>
  phone
    ? `Par un autre moyen : à l’atelier ou au ${formatPhone(phone)}.`
    : "Par un autre moyen : à l’atelier.";
