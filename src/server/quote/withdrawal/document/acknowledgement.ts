/** The acknowledgement of a withdrawal as texts of a page: what was said, when, and what goes back. */
import { declaredText, momentText } from "../../../../domain/message/quote-withdrawn.ts";
import { owedBackTexts } from "../../../../domain/quote/conclusion/owed.ts";
import { refundBy } from "../../../../domain/quote/conclusion/withdraw.ts";
import type { QuoteDocument } from "../../../../domain/quote/document.ts";
import { identityOf } from "../../../../domain/quote/parties.ts";
import type { LocalDate, Zone } from "../../../../domain/time.ts";
import { clientLines, sellerLines } from "../../document/identity.ts";
import type { Print } from "../../document/sheet.ts";
import type { WithdrawnRow } from "../store.ts";

export type AcknowledgementPrint = {
  document: QuoteDocument;
  withdrawal: WithdrawnRow & { early_start: boolean };
  agreed_on: LocalDate;
  zone: Zone;
};

const TEMPLATE = new URL("./acknowledgement.typ", import.meta.url);

export function acknowledgementPrint(print: AcknowledgementPrint): Print {
  const { document, withdrawal, agreed_on, zone } = print;
  const { seller, client, reference, subject } = document;
  const { at, name } = withdrawal;
  const data = {
    title: "Accusé de réception",
    reference,
    keywords: [reference],
    under: ["d’une rétractation"],
    seller: { name: seller.name, lines: sellerLines(seller) },
    client: { title: "Client", name: client.name, lines: clientLines(client) },
    about: {
      title: "Contrat",
      facts: [["Devis", reference], ...(subject ? [["Objet", subject]] : [])],
    },
    statement: `Votre rétractation a été reçue ${momentText({ at, zone })}.`,
    blocks: [
      ["Ce qui a été déclaré", [declaredText({ name, reference, agreed_on })]],
      ["Ce qui est dû et remboursé", owedBackTexts(withdrawal, refundBy(at, zone))],
    ],
    footer: identityOf(seller),
  };
  return { template: TEMPLATE, data };
}
