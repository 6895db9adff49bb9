/** What the shop's programs may be told at once; each event carries its record as the interface for programs gives it. */
export const WEBHOOK_EVENTS = [
  "booking.created",
  "booking.moved",
  "booking.cancelled",
  "repair.created",
  "repair.status_changed",
  "quote.sent",
  "quote.accepted",
  "quote.refused",
  "invoice.issued",
  "invoice.paid",
  "credit_note.issued",
  "payment.recorded",
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Sent by the owner, to see that an address answers. */
export const TEST_EVENT = "webhook.test";

export const WEBHOOK_EVENT_FR: Record<WebhookEvent, string> = {
  "booking.created": "Rendez-vous pris",
  "booking.moved": "Rendez-vous déplacé",
  "booking.cancelled": "Rendez-vous annulé",
  "repair.created": "Réparation créée",
  "repair.status_changed": "Réparation : nouveau statut",
  "quote.sent": "Devis envoyé",
  "quote.accepted": "Devis accepté",
  "quote.refused": "Devis refusé",
  "invoice.issued": "Facture émise",
  "invoice.paid": "Facture soldée",
  "credit_note.issued": "Avoir émis",
  "payment.recorded": "Règlement enregistré",
};

export const isWebhookEvent = (text: string): text is WebhookEvent =>
  WEBHOOK_EVENTS.some((event) => event === text);

export type WebhookRecord = "booking" | "repair" | "quote" | "invoice";

/** What the body of an event carries: a credit note and a payment are read from their invoice. */
export const RECORD_OF_EVENT: Record<WebhookEvent, WebhookRecord> = {
  "booking.created": "booking",
  "booking.moved": "booking",
  "booking.cancelled": "booking",
  "repair.created": "repair",
  "repair.status_changed": "repair",
  "quote.sent": "quote",
  "quote.accepted": "quote",
  "quote.refused": "quote",
  "invoice.issued": "invoice",
  "invoice.paid": "invoice",
  "credit_note.issued": "invoice",
  "payment.recorded": "invoice",
};
