/** E-mails about an invoice and its payments. Amounts in cents. */
import type { PaymentMethod } from "../payment/payment.ts";
import { formatIban } from "../payment/sepa.ts";
import { formatEuros, type Cents } from "../money.ts";
import { formatDate, type LocalDate } from "../time.ts";
import { emailOf, type EmailFields } from "./email.ts";
import type { Email } from "./message.ts";

type InvoiceFields = EmailFields & { reference: string; total_incl: Cents };

/** Beside the original, which a platform carries. */
const COPY =
  "Cet e-mail est une copie pour lecture : l’original vous parvient par votre plateforme agréée.";

/** To the client; `url` opens the PDF that names them, which the tracking page does not. */
export const invoiceIssued = (
  fields: InvoiceFields & {
    due: Cents;
    due_on: LocalDate;
    is: "invoice" | "corrective" | "deposit";
    /** The invoice that a corrective one cancels and replaces. */
    replaces?: string;
    is_copy: boolean;
    /** Where it is paid by card; empty when the shop takes none online. */
    card_url: string;
  },
): Email | null =>
  emailOf(fields, {
    template: "invoice-issued",
    subject: `Votre facture ${WHICH_FR[fields.is]}${fields.reference} de ${formatEuros(fields.total_incl)}`,
    lines: [
      `Votre facture ${WHICH_FR[fields.is]}${fields.reference} est disponible : ${formatEuros(fields.total_incl)} TTC.`,
      fields.replaces ? `Elle annule et remplace la facture ${fields.replaces}.` : "",
      fields.due > 0
        ? `Reste à régler : ${formatEuros(fields.due)}, au plus tard le ${formatDate(fields.due_on)}.`
        : "Elle est entièrement réglée.",
      fields.is_copy ? COPY : "",
    ],
    action: { label: "Voir la facture", url: fields.url },
    ...(fields.due > 0 &&
      fields.card_url !== "" && {
        more: [{ label: "Payer par carte bancaire", url: fields.card_url }],
      }),
  });

const WHICH_FR = { invoice: "", corrective: "rectificative ", deposit: "d’acompte " } as const;

type Credited = InvoiceFields & {
  due: Cents;
  /** The invoice that it takes back, in full or in part. */
  credits: string;
  reason: string;
  is_copy: boolean;
};

/** To the client, as their invoice was; `url` opens the PDF that names them. */
export const creditIssued = (fields: Credited): Email | null =>
  emailOf(fields, {
    template: "credit-issued",
    subject: `Votre avoir ${fields.reference} de ${formatEuros(fields.total_incl)}`,
    lines: [
      `Nous avons établi l’avoir ${fields.reference} de ${formatEuros(fields.total_incl)} TTC sur la facture ${fields.credits}.`,
      fields.reason === "" ? "" : `Motif : ${fields.reason}`,
      "Si vous avez déjà payé plus que ce qui reste facturé, l’atelier vous rembourse la différence.",
      fields.is_copy ? COPY : "",
    ],
    action: { label: "Voir l’avoir", url: fields.url },
  });

/** To the client; `total_incl` is the invoice's, `amount` what came in, `payer` who paid when it is not the client. */
export const paymentReceived = (
  fields: InvoiceFields & {
    amount: Cents;
    remainder: Cents;
    payer: string;
    /** The copy that says how it was settled, with the client's name; empty while something is owed. */
    settled_url: string;
  },
): Email | null =>
  emailOf(fields, {
    template: "payment-received",
    subject: `Paiement reçu pour la facture ${fields.reference}`,
    lines: [
      fields.payer === ""
        ? `Nous avons bien reçu votre paiement de ${formatEuros(fields.amount)} pour la facture ${fields.reference}. Merci.`
        : `Nous avons bien reçu ${formatEuros(fields.amount)} pour la facture ${fields.reference}, payés par ${fields.payer}.`,
      fields.remainder > 0
        ? `Reste à régler : ${formatEuros(fields.remainder)}.`
        : "Votre facture est entièrement réglée.",
    ],
    action: { label: "Suivre ma réparation", url: fields.url },
    ...(fields.settled_url !== "" && {
      more: [{ label: "Télécharger la facture acquittée (PDF)", url: fields.settled_url }],
    }),
  });

type Refunded = EmailFields & {
  /** Of the invoice. */
  reference: string;
  amount: Cents;
  method: PaymentMethod;
};

/** To the client to whom money goes back. */
export const paymentRefunded = (fields: Refunded): Email | null =>
  emailOf(fields, {
    template: "payment-refunded",
    subject: `Remboursement de ${formatEuros(fields.amount)}`,
    lines: [
      `Nous vous avons remboursé ${formatEuros(fields.amount)}${REFUNDED_BY[fields.method]}, pour la facture ${fields.reference}.`,
      fields.method === "transfer" || fields.method === "card"
        ? "La somme peut mettre quelques jours à paraître sur votre compte."
        : "",
    ],
    action: { label: "Suivre ma réparation", url: fields.url },
  });

const REFUNDED_BY: Record<PaymentMethod, string> = {
  cash: " en espèces",
  card: " sur votre carte",
  cheque: " par chèque",
  transfer: " par virement",
  other: "",
};

type Reminder = InvoiceFields & {
  remainder: Cents;
  due_on: LocalDate;
  days_late: number;
  /** A company owes fees for being late (Code de commerce D. 441-5); a consumer owes none. */
  is_company: boolean;
  /** Empty when the shop takes no transfer. */
  iban: string;
  /** Where it is paid by card; empty when the shop takes none online. */
  card_url: string;
};

/** To the client of a late invoice; `url` is the tracking page, which holds the PDF and its QR code. */
export const paymentReminder = (fields: Reminder): Email | null =>
  emailOf(fields, {
    template: "payment-reminder",
    subject: `Rappel : ${formatEuros(fields.remainder)} à régler pour la facture ${fields.reference}`,
    lines: [
      `Sauf erreur de notre part, la facture ${fields.reference} de ${formatEuros(fields.total_incl)} TTC n’est pas entièrement réglée. Elle était à payer au plus tard le ${formatDate(fields.due_on)}, il y a ${daysText(fields.days_late)}.`,
      `Reste à régler : ${formatEuros(fields.remainder)}.`,
      fields.is_company ? FEES : "",
      waysToPay(fields),
    ],
    action: { label: "Voir la facture", url: fields.url },
    more: ["Vous venez de la payer ? Ne tenez pas compte de cet e-mail. Merci."],
  });

const FEES =
  "Le retard ouvre droit à une indemnité forfaitaire de 40 € pour frais de recouvrement et aux pénalités écrites sur la facture.";

export const daysText = (count: number): string => (count === 1 ? "un jour" : `${count} jours`);

type WaysToPay = { iban: string; reference: string; card_url: string };

/** By card where the shop takes it online, by transfer where it has an IBAN, at the workshop in any case. */
export function waysToPay({ iban, reference, card_url }: WaysToPay): string {
  const card = card_url && `Par carte bancaire, en ligne : ${card_url}`;
  const transfer =
    iban &&
    `Par virement : ${formatIban(iban)}, avec la référence ${reference}. Votre application bancaire lit aussi le QR code de la facture.`;
  const desk =
    card || transfer
      ? "Vous pouvez également payer à l’atelier."
      : `Vous pouvez payer à l’atelier, ou nous appeler. Indiquez la facture ${reference}.`;
  return [card, transfer, desk].filter(Boolean).join("\n");
}
