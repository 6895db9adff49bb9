/** What the administration says of figures, dates and letters. */
import { TEMPLATES, type Template } from "../../domain/message/message.ts";
import {
  dateOf,
  DEFAULT_ZONE,
  formatMoment,
  formatNumericDate,
  type Instant,
} from "../../domain/time.ts";

const number = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 1 });
const UNITS = ["o", "Ko", "Mo", "Go", "To"];

/** « 1,2 Mo »: thousands, as storage is sold. */
export function bytesText(bytes: number): string {
  const rank = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), UNITS.length - 1);
  return `${number.format(bytes / 1000 ** rank)}\u00a0${UNITS[rank]}`;
}

export const momentText = (at: Instant | null, none: string): string =>
  at ? formatMoment(at, DEFAULT_ZONE) : none;

/** « vu lundi 23 novembre à 9 h », « jamais vu ». */
export const seenText = (at: Instant | null): string =>
  at ? `vu ${formatMoment(at, DEFAULT_ZONE)}` : "jamais vu";

export const dayText = (at: Instant): string => formatNumericDate(dateOf(at, DEFAULT_ZONE));

export const countText = (count: number, one: string, many = `${one}s`): string =>
  `${number.format(count)}\u00a0${count > 1 ? many : one}`;

/** What a letter is, without what it says. */
const TEMPLATE_FR: Record<Template, string> = {
  "booking-confirmed": "Rendez-vous confirmé",
  "booking-new": "Nouvelle réservation",
  "booking-trial": "Réservation d’essai",
  "booking-to-confirm": "Réservation à confirmer",
  "bookings-unusual": "Réservations inhabituelles",
  "appointment-moved": "Rendez-vous déplacé",
  "appointment-cancelled": "Rendez-vous annulé",
  "appointment-changed": "Rendez-vous changé par le client",
  "window-offered": "Place plus tôt proposée",
  "waiting-joined": "Entrée sur la liste d’attente",
  "appointment-reminder": "Rappel de rendez-vous",
  "on-the-way": "Technicien en route",
  "call-invited": "Lien d’un appel vidéo",
  "quote-sent": "Devis envoyé",
  "quote-accepted-client": "Devis accepté, au client",
  "quote-accepted": "Devis accepté, à l’atelier",
  "quote-refused": "Devis refusé",
  "quote-withdrawn-client": "Rétractation, au client",
  "quote-withdrawn": "Rétractation, à l’atelier",
  "invoice-issued": "Facture",
  "credit-issued": "Avoir",
  "payment-received": "Paiement reçu",
  "payment-refunded": "Remboursement",
  "payment-reminder": "Relance",
  "payment-late": "Relance automatique",
  "parts-received": "Pièces reçues",
  "device-unclaimed": "Appareil à retirer",
  "certificate-issued": "Attestation",
  "review-asked": "Demande d’avis",
  "review-refused": "Avis refusé",
  "repair-status": "Avancement de la réparation",
  "shop-letter": "Message de l’atelier",
  "bonus-consent": "Accord pour le bonus",
  "tracking-link": "Lien de suivi",
  "quote-link": "Lien du devis",
  "signing-code": "Code de signature",
  "client-code": "Code d’un client qui revient",
  "new-device": "Connexion d’un autre appareil",
  "password-link": "Lien de mot de passe",
  "password-changed": "Mot de passe changé",
  "factor-changed": "Code ou clé d’identification",
  invitation: "Invitation d’un collègue",
  "sign-up": "Inscription à confirmer",
  "sign-up-known": "Inscription d’un compte connu",
  "ledger-head": "Registre, au comptable",
};

/** A letter of a later version keeps its own name. */
export function templateText(template: string): string {
  const known = TEMPLATES.find((name) => name === template);
  return known ? TEMPLATE_FR[known] : template;
}
