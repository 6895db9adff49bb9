/** E-mails about an invoice and its payments. Amounts in cents. */
import { formatIban } from "../payment/sepa.ts";
import { formatEuros, type Cents } from "../money.ts";
import { formatDate, type LocalDate } from "../time.ts";
import { emailOf, type EmailFields } from "./email.ts";
import type { Email } from "./message.ts";

type InvoiceFields = EmailFields & { reference: string; total_incl: Cents };

/** To the client; `url` opens the PDF that names them, which the tracking page does not. */
export const invoiceIssued = (
  fields: InvoiceFields & { due: Cents; due_on: LocalDate },
): Email | null =>
  emailOf(fields, {
    template: "invoice-issued",
    subject: `Votre facture ${fields.reference} de ${formatEuros(fields.total_incl)}`,
    lines: [
      `Votre facture ${fields.reference} est disponible : ${formatEuros(fields.total_incl)} TTC.`,
      fields.due > 0
        ? `Reste à régler : ${formatEuros(fields.due)}, au plus tard le ${formatDate(fields.due_on)}.`
        : "Elle est entièrement réglée.",
    ],
    action: { label: "Voir la facture", url: fields.url },
  });

/** To the client; `total_incl` is the invoice's, `amount` what came in. */
export const paymentReceived = (
  fields: InvoiceFields & { amount: Cents; remainder: Cents },
): Email | null =>
  emailOf(fields, {
    template: "payment-received",
    subject: `Paiement reçu pour la facture ${fields.reference}`,
    lines: [
      `Nous avons bien reçu votre paiement de ${formatEuros(fields.amount)} pour la facture ${fields.reference}. Merci.`,
      fields.remainder > 0
        ? `Reste à régler : ${formatEuros(fields.remainder)}.`
        : "Votre facture est entièrement réglée.",
    ],
    action: { label: "Suivre ma réparation", url: fields.url },
  });

type Reminder = InvoiceFields & {
  remainder: Cents;
  due_on: LocalDate;
  days_late: number;
  /** Empty when the shop takes no transfer. */
  iban: string;
};

/** To the client of a late invoice; `url` is the tracking page, which holds the PDF and its QR code. */
export const paymentReminder = (fields: Reminder): Email | null =>
  emailOf(fields, {
    template: "payment-reminder",
    subject: `Rappel : ${formatEuros(fields.remainder)} à régler pour la facture ${fields.reference}`,
    lines: [
      `Sauf erreur de notre part, la facture ${fields.reference} de ${formatEuros(fields.total_incl)} TTC n’est pas entièrement réglée. Elle était à payer au plus tard le ${formatDate(fields.due_on)}, il y a ${days(fields.days_late)}.`,
      `Reste à régler : ${formatEuros(fields.remainder)}.`,
      waysToPay(fields),
    ],
    action: { label: "Voir la facture", url: fields.url },
    more: ["Vous venez de la payer ? Ne tenez pas compte de cet e-mail. Merci."],
  });

const days = (count: number): string => (count === 1 ? "un jour" : `${count} jours`);

const waysToPay = ({ iban, reference }: Reminder): string =>
  iban === ""
    ? `Vous pouvez payer à l’atelier, ou nous appeler. Indiquez la facture ${reference}.`
    : `Par virement : ${formatIban(iban)}, avec la référence ${reference}. Votre application bancaire lit aussi le QR code de la facture. Vous pouvez également payer à l’atelier.`;
