/** What a printed quote says: from the frozen document to the texts of its page. */
import QRCode from "qrcode";
import { formatEuros } from "../../../domain/money.ts";
import { withdrawalForm } from "../../../domain/quote/conclusion/form.ts";
import { termTexts, type TermDays } from "../../../domain/quote/conclusion/terms.ts";
import type { QuoteDocument } from "../../../domain/quote/document.ts";
import type { Evidence } from "../../../domain/quote/evidence.ts";
import { signatureBox } from "../../../domain/quote/signature-box.ts";
import { dateOf, formatTime, type Zone } from "../../../domain/time.ts";
import { commonSheet, dayText, type Print } from "./sheet.ts";
import { plain, strong, sumsOf, type Sum } from "./sums.ts";

export type QuotePrint = {
  document: QuoteDocument;
  /** The public page where the client answers; null when it cannot be answered any more. */
  link: string | null;
  /** Once accepted: what proves it, the days that follow from it, and the clock it is told by. */
  agreement: Agreement | null;
  zone: Zone;
};

export type Agreement = { evidence: Evidence; days: TermDays };

const TEMPLATE = new URL("./quote.typ", import.meta.url);

export async function quotePrint({ document, link, agreement, zone }: QuotePrint): Promise<Print> {
  const data = {
    ...commonSheet(document),
    title: "Devis",
    under: document.version > 1 ? [`Version ${document.version}`] : [],
    facts: [
      ["Émis le", dayText(document.issued_on)],
      ["Valable jusqu’au", dayText(document.valid_until)],
    ],
    amount: { label: dueLabel(document), value: formatEuros(document.totals.due) },
    sums: quoteSums(document),
    online: link && !agreement ? await onlineStep(document, link) : null,
    paper: PAPER,
    signed: agreement && signedBlock(document, agreement, zone),
    withdrawal: document.withdrawal && {
      title: "Droit de rétractation",
      sentences: document.withdrawal,
    },
    form: document.withdrawal && !document.urgent_on_request ? withdrawalForm(document) : null,
  };
  return { template: TEMPLATE, data };
}

const dueLabel = ({ totals, seller }: QuoteDocument): string => {
  if (totals.bonus > 0) return "Reste à votre charge";
  return seller.vat_regime === "franchise" ? "Total" : "Total TTC";
};

const quoteSums = (document: QuoteDocument): Sum[] => [
  ...sumsOf(document),
  strong(
    document.totals.bonus > 0 ? "Reste à votre charge" : "À payer",
    formatEuros(document.totals.due),
  ),
  ...(document.deposit > 0
    ? [plain("dont acompte à la commande", formatEuros(document.deposit))]
    : []),
];

const onlineStep = async (document: QuoteDocument, link: string) => ({
  title: "Pour accepter ce devis en ligne",
  code: await QRCode.toString(link, { type: "svg", margin: 0 }),
  alt: `Code QR vers ${link}`,
  sentences: [
    "Scannez ce code avec votre téléphone, ou ouvrez :",
    link.replace(/^https?:\/\//, ""),
    `Vous y demanderez le lien pour signer du doigt, jusqu’au ${dayText(document.valid_until)} inclus.`,
  ],
});

const PAPER = {
  title: "Ou sur papier : bon pour accord",
  who: "Date et nom",
  sign: "Signature",
};

const signedBlock = (document: QuoteDocument, { evidence, days }: Agreement, zone: Zone) => {
  const { name, signature, code, document_sha256 } = evidence;
  return {
    title: "Bon pour accord",
    sentences: [
      acceptedText(evidence, zone),
      ...(code
        ? [
            `Code à usage unique envoyé à ${code.contact} et confirmé à ${formatTime(code.confirmed_at, zone)}.`,
          ]
        : []),
      ...termTexts(caseOf(document, evidence), days),
    ],
    proof: `Empreinte SHA-256 du document accepté : ${document_sha256.replace(/(.{32})(?=.)/, "$1 ")}`,
    alt: `Signature de ${name}`,
    drawing: signature.kind === "drawn" ? drawingOf(signature.strokes) : null,
    typed: signature.kind === "typed" ? signature.text : "",
  };
};

function acceptedText({ name, signature, at, device }: Evidence, zone: Zone): string {
  const moment = `${dayText(dateOf(at, zone))} à ${formatTime(at, zone)}`;
  if (signature.kind === "paper")
    return `Accepté sur papier par ${name}. La photo de la feuille signée est gardée avec le devis, enregistrée le ${moment}.`;
  const where = device === "shop" ? ", sur un appareil de l’atelier" : "";
  return `Accepté par ${name} le ${moment}, par signature électronique${where}.`;
}

const caseOf = (
  { client, quote_price }: QuoteDocument,
  { conclusion_place, urgent_on_request, early_start }: Evidence,
) => ({ conclusion_place, urgent_on_request, early_start, client_type: client.type, quote_price });

/** The strokes were checked to hold only moves, lines and numbers. */
export const drawingOf = (strokes: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${signatureBox(strokes)}">` +
  `<path d="${strokes}" fill="none" stroke="#1a1a1a" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
