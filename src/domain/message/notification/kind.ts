/** What the shop is notified of; each person mutes the kinds that they do not want. */
export const NOTIFICATION_KINDS = [
  "booking",
  "appointment-changed",
  "quote-answered",
  "part-received",
  "payment-received",
  "card-refund-failed",
  "invoice-rejected",
  "message-failed",
  "to-call",
  "reply",
  "call-waiting",
  "silence",
  "mention",
  "webhook-failed",
  "webhook-stopped",
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

export const NOTIFICATION_KIND_FR: Record<NotificationKind, string> = {
  booking: "Une réservation en ligne",
  "appointment-changed": "Un rendez-vous annulé ou déplacé par le client",
  "quote-answered": "Un devis accepté ou refusé",
  "part-received": "Une pièce reçue",
  "payment-received": "Un règlement enregistré",
  "card-refund-failed": "Un remboursement par carte refusé",
  "invoice-rejected":
    "Une facture, un avoir ou un encaissement rejetés par la plateforme, ou refusés",
  "message-failed": "Un message qui n’est pas parti",
  "to-call": "Un client à appeler, faute d’e-mail et de portable",
  reply: "La réponse d’un client",
  "call-waiting": "Un client qui attend dans un appel vidéo",
  silence: "Un client sans nouvelles depuis cinq jours",
  mention: "Un collègue qui vous mentionne",
  "webhook-failed": "Un logiciel relié qui ne répond pas (responsable)",
  "webhook-stopped": "Un logiciel relié mis à l’arrêt (responsable)",
};

export const isNotificationKind = (word: string): word is NotificationKind =>
  Object.hasOwn(NOTIFICATION_KIND_FR, word);
