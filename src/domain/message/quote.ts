/** E-mails about a quote. Amounts in cents. */
import { formatEuros, type Cents } from "../money.ts";
import { rangeText, type Range } from "../quote/option/combinations.ts";
import { yourAppliance } from "../repair/appliance/sentence.ts";
import { formatDate, type LocalDate } from "../time.ts";
import { emailOf, type EmailFields } from "./email.ts";
import type { Email } from "./message.ts";

type QuoteFields = EmailFields & { reference: string; total_incl: Cents };

/** To the client; `url` is /quote/{quoteid}. */
export const quoteSent = (
  fields: QuoteFields & {
    appliance: string;
    valid_until: LocalDate;
    /** From which to which total the client may choose; absent with nothing to choose. */
    range?: Range;
  },
): Email | null =>
  emailOf(fields, {
    template: "quote-sent",
    subject: `Votre devis ${fields.reference}${fields.range ? "," : " de"} ${amountOf(fields)}`,
    lines: [
      `Votre devis${fields.appliance && ` pour ${yourAppliance(fields.appliance)}`} est prêt : ${amountOf(fields)} TTC${fields.range ? ", selon ce que vous choisirez sur sa page" : ""}.`,
      `Il est valable jusqu’au ${formatDate(fields.valid_until)}. Rien ne commence sans votre accord.`,
    ],
    action: { label: "Lire le devis et répondre", url: fields.url },
  });

const amountOf = ({ total_incl, range }: { total_incl: Cents; range?: Range }): string =>
  range ? rangeText(range) : formatEuros(total_incl);

/**
 * To the client who accepted: their copy on a durable medium (Code de la consommation L. 221-13). `url` is
 * /quote/{quoteid}, which holds the signed PDF; `withdraw_until` is null without a right to withdraw.
 */
export const quoteAcceptedClient = (
  fields: QuoteFields & { withdraw_until: LocalDate | null },
): Email | null =>
  emailOf(fields, {
    template: "quote-accepted-client",
    subject: `Votre accord sur le devis ${fields.reference}`,
    lines: [
      `Vous avez accepté et signé le devis ${fields.reference}, ${formatEuros(fields.total_incl)} TTC. Le contrat signé est joint à ce message ; gardez-le.`,
      fields.withdraw_until
        ? `Vous pouvez vous rétracter jusqu’au ${formatDate(fields.withdraw_until)} inclus, sans motif : par « Renoncer au contrat ici » sur la page du devis, ou en nous écrivant à l’adresse ci-dessous.`
        : "",
    ],
    action: { label: "Voir le devis signé", url: fields.url },
  });

type CodeFields = EmailFields & { reference: string; code: string; minutes: number };

/** To the client who is about to sign; `url` is /quote/{quoteid}. The subject is stored, so it does not hold the code. */
export const signingCode = ({ code, minutes, reference, ...fields }: CodeFields): Email | null =>
  emailOf(fields, {
    template: "signing-code",
    subject: `Votre code pour signer le devis ${reference}`,
    lines: [
      `Votre code pour signer le devis ${reference} : ${code}`,
      `Il est valable ${minutes} minutes et ne sert qu’une fois. Saisissez-le vous-même sur la page du devis ; ne le donnez à personne, pas même à nous.`,
      "Vous n’avez rien demandé ? N’en faites rien, et prévenez-nous : quelqu’un d’autre a ouvert le lien de votre devis.",
    ],
    action: { label: "Revenir au devis", url: fields.url },
  });

/** To the shop; `url` is the sheet. */
export const quoteAccepted = (fields: QuoteFields & { client: string }): Email | null =>
  emailOf(fields, {
    template: "quote-accepted",
    subject: `Devis ${fields.reference} accepté`,
    lines: [
      `${fields.client} a accepté le devis ${fields.reference}, ${formatEuros(fields.total_incl)} TTC.`,
    ],
    action: { label: "Ouvrir la fiche", url: fields.url },
  });

/** To the shop; `url` is the sheet. */
export const quoteRefused = (
  fields: QuoteFields & { client: string; reason: string },
): Email | null =>
  emailOf(fields, {
    template: "quote-refused",
    subject: `Devis ${fields.reference} refusé`,
    lines: [
      `${fields.client} a refusé le devis ${fields.reference}, ${formatEuros(fields.total_incl)} TTC.`,
      fields.reason && `Motif :\n${fields.reason}`,
    ],
    action: { label: "Ouvrir la fiche", url: fields.url },
  });
