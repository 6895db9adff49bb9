/** What a printed quote says of the agreement to it, with the signature. */
import { termTexts, type TermDays } from "../../../domain/quote/conclusion/terms.ts";
import type { QuoteDocument } from "../../../domain/quote/document.ts";
import type { Evidence } from "../../../domain/quote/evidence.ts";
import { choiceText } from "../../../domain/quote/option/agreed.ts";
import { signatureBox } from "../../../domain/quote/signature-box.ts";
import { dateOf, formatTime, type Zone } from "../../../domain/time.ts";
import { dayText } from "./sheet.ts";

export type Agreement = { evidence: Evidence; days: TermDays };

export const signedBlock = (document: QuoteDocument, { evidence, days }: Agreement, zone: Zone) => {
  const { name, signature, code, document_sha256 } = evidence;
  return {
    title: "Bon pour accord",
    sentences: [
      acceptedText(evidence, zone),
      ...(evidence.choice
        ? [`Choix\u00a0: ${choiceText(document, evidence.choice.choices)}.`]
        : []),
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
