/** Letters about a client who withdrew from a quote. */
import {
  dateOf,
  formatDate,
  formatTime,
  type Instant,
  type LocalDate,
  type Zone,
} from "../time.ts";
import { formatEuros } from "../money.ts";
import { owedBackTexts, refundOf, type OwedBack } from "../quote/conclusion/owed.ts";
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
  /** What stays due and what goes back. */
  back: OwedBack;
};

/**
 * The acknowledgement on a durable medium, with what was said, its date and its time (Code de la consommation
 * L. 221-21); the same travels with it as a PDF. `url` is the tracking page.
 */
export const quoteWithdrawnClient = (fields: WithdrawnFields): Email | null =>
  emailOf(fields, {
    template: "quote-withdrawn-client",
    subject: `Accusé de réception de votre rétractation du devis ${fields.reference}`,
    lines: [
      `Nous avons reçu votre rétractation ${momentText(fields)}.`,
      `Ce qui a été déclaré\u00a0: ${declaredText(fields)}`,
      ...owedBackTexts(fields.back, fields.refund_by),
      "L’accusé de réception joint dit la même chose. Gardez-le\u00a0: il fait preuve de votre rétractation.",
    ],
    action: { label: "Suivre ma réparation", url: fields.url },
  });

type Declared = Pick<WithdrawnFields, "name" | "reference" | "agreed_on">;

/** What the client said, which the acknowledgement repeats. */
export const declaredText = ({ name, reference, agreed_on }: Declared): string =>
  `${name} se rétracte du contrat portant sur la réparation du devis ${reference}, conclu le ${formatDate(agreed_on)}.`;

export const momentText = ({ at, zone }: Pick<WithdrawnFields, "at" | "zone">): string =>
  `le ${formatDate(dateOf(at, zone))} à ${formatTime(at, zone)}`;

/** To the shop; `url` is the sheet. */
export const quoteWithdrawn = (fields: WithdrawnFields): Email | null =>
  emailOf(fields, {
    template: "quote-withdrawn",
    subject: `Rétractation du devis ${fields.reference}`,
    lines: [
      `${fields.name} s’est rétracté du devis ${fields.reference} ${momentText(fields)}. Arrêtez le travail.`,
      shopText(fields),
    ],
    action: { label: "Ouvrir la fiche", url: fields.url },
  });

/** What the shop is to do, from what the client was told. */
function shopText({ back, refund_by }: WithdrawnFields): string {
  const until = `au plus tard le ${formatDate(refund_by)}`;
  const refund = refundOf(back);
  if (back.owed === null)
    return `Remboursez ce qui a été reçu ${until}, moins la part du travail déjà faite à sa demande expresse\u00a0: le devis ne dit pas d’heures, vous la comptez vous-même.`;
  if (refund > 0) return `Remboursez ${formatEuros(refund)} ${until}. ${dueText(back)}`;
  return back.received > 0 ? dueText(back) : `Rien n’a été reçu. ${dueText(back)}`;
}

const dueText = ({ owed, early_start }: OwedBack): string => {
  if (owed)
    return `La part du travail déjà faite à sa demande expresse est de ${formatEuros(owed)} TTC.`;
  return early_start
    ? "Aucune heure n’a été notée depuis l’accord\u00a0: rien n’est dû."
    : "Sans demande expresse de commencer avant la fin du délai, rien n’est dû.";
};
