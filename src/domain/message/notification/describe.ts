/** The words of a notification, from the facts that were stored with it. */
import { formatEuros, type Cents } from "../../money.ts";
import type { NotificationKind } from "./kind.ts";

/** Facts of one notification: each kind reads its own, and what is missing is left out of the sentence. */
export type About = {
  client?: string;
  window?: string;
  /** The window before a client moved the appointment. */
  from?: string;
  reference?: string;
  accepted?: boolean;
  /** What the platform rejected; an invoice without it. */
  rejected?: "credit" | "payment";
  /** The client withdrew from a quote that was accepted. */
  withdrawn?: boolean;
  amount?: Cents;
  subject?: string;
  reason?: string;
  description?: string;
  author?: string;
  text?: string;
  phone?: string;
  /** The call in which a client waits: it is what the notification leads to. */
  call_id?: string;
};

export function describeNotification(
  kind: NotificationKind,
  about: About,
): { title: string; subtitle: string } {
  const { title, parts } = WORDS[kind](about);
  return { title, subtitle: parts.filter(Boolean).join(" · ") };
}

type Described = { title: string; parts: readonly (string | undefined)[] };

const WORDS: Record<NotificationKind, (about: About) => Described> = {
  booking: ({ client, window }) => ({ title: "Nouvelle réservation", parts: [client, window] }),
  "appointment-changed": ({ client, window, from, reason }) => ({
    title: from ? "Rendez-vous déplacé par le client" : "Rendez-vous annulé par le client",
    parts: [client, from ? `${from} → ${window}` : window, reason],
  }),
  "quote-answered": ({ accepted, withdrawn, reference = "", client, amount, reason }) => ({
    title: withdrawn
      ? `Rétractation du devis ${reference}`
      : `Devis ${reference} ${accepted ? "accepté" : "refusé"}`,
    parts: [client, amount === undefined ? "" : formatEuros(amount), reason],
  }),
  "part-received": ({ description, reference }) => ({
    title: "Pièce reçue",
    parts: [description, reference],
  }),
  "payment-received": ({ amount, client, reference }) => ({
    title: amount === undefined ? "Règlement reçu" : `Règlement de ${formatEuros(amount)}`,
    parts: [client, reference && `facture ${reference}`],
  }),
  "card-refund-failed": ({ amount, client, reference }) => ({
    title: "Remboursement par carte refusé",
    parts: [
      amount === undefined ? "" : formatEuros(amount),
      client,
      reference && `facture ${reference}`,
    ],
  }),
  "invoice-rejected": ({ reference = "", accepted, rejected, client, reason }) => ({
    title: rejected
      ? REJECTED_FR[rejected](reference, accepted ?? false)
      : `Facture ${reference} ${accepted ? "refusée par le client" : "rejetée"}`,
    parts: [client, reason],
  }),
  "message-failed": ({ subject, reason }) => ({
    title: "Un message n’est pas parti",
    parts: [subject, reason],
  }),
  "to-call": ({ client, phone, subject }) => ({
    title: client ? `À appeler : ${client}` : "Un client à appeler",
    parts: [phone, subject],
  }),
  reply: ({ client, text }) => ({
    title: client ? `${client} vous répond` : "Un client vous répond",
    parts: [text],
  }),
  "call-waiting": ({ client, reference }) => ({
    title: client ? `${client} attend dans l’appel vidéo` : "Un client attend dans l’appel vidéo",
    parts: [reference],
  }),
  silence: ({ client, reference }) => ({
    title: "Rien dit depuis cinq jours",
    parts: [client, reference],
  }),
  "webhook-failed": ({ subject }) => ({
    title: "Un webhook n’a pas pu être remis",
    parts: [subject, "le logiciel relié ne répond pas"],
  }),
  "webhook-stopped": ({ subject }) => ({
    title: "Un webhook est mis à l’arrêt",
    parts: [subject, "plus rien ne lui est envoyé"],
  }),
  mention: ({ author, text, reference }) => ({
    title: author ? `${author} vous mentionne` : "Un collègue vous mentionne",
    parts: [text, reference],
  }),
};

const REJECTED_FR: Record<
  NonNullable<About["rejected"]>,
  (reference: string, accepted: boolean) => string
> = {
  credit: (reference, accepted) =>
    `Avoir ${reference} ${accepted ? "refusé par le client" : "rejeté"}`,
  payment: (reference) => `Encaissement de ${reference} rejeté par la plateforme`,
};
