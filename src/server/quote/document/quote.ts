/** What a printed quote says: from the frozen document to the texts of its page. */
import QRCode from "qrcode";
import { formatEuros } from "../../../domain/money.ts";
import { withdrawalForm } from "../../../domain/quote/conclusion/form.ts";
import type { QuoteDocument } from "../../../domain/quote/document.ts";
import { shownDocument } from "../../../domain/quote/option/agreed.ts";
import { rangeText } from "../../../domain/quote/option/combinations.ts";
import { proposedLines } from "../../../domain/quote/option/groups.ts";
import type { Zone } from "../../../domain/time.ts";
import { optionRows } from "./options.ts";
import { signedBlock, type Agreement } from "./signed.ts";
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

const TEMPLATE = new URL("./quote.typ", import.meta.url);

export async function quotePrint({
  document: sent,
  link,
  agreement,
  zone,
}: QuotePrint): Promise<Print> {
  const document = shownDocument(sent, agreement?.evidence.choice);
  const data = {
    ...commonSheet(document),
    rows: optionRows(document),
    title: document.amends ? "Avenant" : "Devis",
    under: [
      ...(document.amends ? [`au devis ${document.amends.reference}, qu’il remplace`] : []),
      ...(document.version > 1 ? [`Version ${document.version}`] : []),
    ],
    facts: [
      ["Émis le", dayText(document.issued_on)],
      ["Valable jusqu’au", dayText(document.valid_until)],
    ],
    amount: { label: dueLabel(document), value: formatEuros(document.totals.due) },
    sums: quoteSums(document),
    online: link && !agreement ? await onlineStep(document, link) : null,
    paper: PAPER,
    signed: agreement && signedBlock(sent, agreement, zone),
    withdrawal: document.withdrawal && {
      title: "Droit de rétractation",
      sentences: document.withdrawal,
    },
    form: document.withdrawal && !document.urgent_on_request ? withdrawalForm(document) : null,
  };
  return { template: TEMPLATE, data };
}

const dueLabel = ({ totals, seller, options }: QuoteDocument): string => {
  const asProposed = options ? ", tel que proposé" : "";
  if (totals.bonus > 0) return `Reste à votre charge${asProposed}`;
  return `${seller.vat_regime === "franchise" ? "Total" : "Total TTC"}${asProposed}`;
};

const quoteSums = (document: QuoteDocument): Sum[] => [
  ...sumsOf({ ...document, lines: proposedLines(document.lines) }),
  strong(
    document.totals.bonus > 0 ? "Reste à votre charge" : "À payer",
    formatEuros(document.totals.due),
  ),
  ...(document.options && document.options.range.due.least < document.options.range.due.most
    ? [plain("selon votre choix", rangeText(document.options.range.due))]
    : []),
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
