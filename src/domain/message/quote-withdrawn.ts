/** Letters about a client who withdrew from a quote. */
import {
  dateOf,
  formatDate,
  formatTime,
  type Instant,
  type LocalDate,
  type Zone,
} from "../time.ts";
import { emailOf, type EmailFields } from "./email.ts";
import type { Email } from "./message.ts";

type WithdrawnFields = EmailFields & {
  reference: string;
  /** Who said it, and when on the shop's clock. */
  name: string;
  at: Instant;
  zone: Zone;
  agreed_on: LocalDate;
  refund_by: LocalDate;
  early_start: boolean;
};

/**
 * The acknowledgement on a durable medium, with what was said, its date and its time (Code de la consommation
 * L. 221-21). `url` is the tracking page.
 */
export const quoteWithdrawnClient = (fields: WithdrawnFields): Email | null =>
  emailOf(fields, {
    template: "quote-withdrawn-client",
    subject: `Accusé de réception de votre rétractation du devis ${fields.reference}`,
    lines: [
      `Nous avons reçu votre rétractation ${momentText(fields)}.`,
      `Ce qui a été déclaré : ${fields.name} se rétracte du contrat portant sur la réparation du devis ${fields.reference}, conclu le ${formatDate(fields.agreed_on)}.`,
      refundText(fields),
      "Gardez ce message : il fait preuve de votre rétractation.",
    ],
    action: { label: "Suivre ma réparation", url: fields.url },
  });

const momentText = ({ at, zone }: WithdrawnFields): string =>
  `le ${formatDate(dateOf(at, zone))} à ${formatTime(at, zone)}`;

const refundText = ({ early_start, refund_by }: WithdrawnFields): string =>
  early_start
    ? `Ce que vous avez payé vous est remboursé au plus tard le ${formatDate(refund_by)}, moins la part du travail déjà faite à votre demande, en proportion du prix convenu.`
    : `Vous ne devez rien. Tout ce que vous avez payé vous est remboursé au plus tard le ${formatDate(refund_by)}.`;

/** To the shop; `url` is the sheet. */
export const quoteWithdrawn = (fields: WithdrawnFields): Email | null =>
  emailOf(fields, {
    template: "quote-withdrawn",
    subject: `Rétractation du devis ${fields.reference}`,
    lines: [
      `${fields.name} s’est rétracté du devis ${fields.reference} ${momentText(fields)}. Arrêtez le travail.`,
      fields.early_start
        ? `Remboursez ce qui a été reçu au plus tard le ${formatDate(fields.refund_by)}, moins la part du travail déjà faite à sa demande expresse.`
        : `Remboursez tout ce qui a été reçu au plus tard le ${formatDate(fields.refund_by)} : sans demande expresse de commencer avant la fin du délai, rien n’est dû.`,
    ],
    action: { label: "Ouvrir la fiche", url: fields.url },
  });
