/** The letters of the house. Answers null when there is nobody to write to. */
import type { Location } from "../catalogue/interventions.ts";
import { formatEuros, type Cents } from "../money.ts";
import {
  formatDate,
  formatMoment,
  formatWindow,
  type Instant,
  type LocalDate,
  type Zone,
} from "../time.ts";
import { layOut } from "./layout.ts";
import type { Email, Letter, Sender } from "./message.ts";

/** Every letter needs these; `to` empty means no letter. `url` is absolute. */
type About = { to: string; shop: Sender; url: string };
type Visit = {
  kind: string;
  where: Location;
  public_start_at: Instant;
  public_end_at: Instant;
  zone: Zone;
};

const write = ({ to, shop }: About, letter: Omit<Letter, "to" | "greeting">): Email | null =>
  to ? layOut({ ...letter, to, greeting: "Bonjour," }, shop) : null;

const windowOf = ({ public_start_at, public_end_at, zone }: Visit): string =>
  formatWindow(public_start_at, public_end_at, zone);

const PREPARE: Record<Location, string> = {
  "Chez le client":
    "Pour préparer notre venue : dégagez l’accès à l’appareil, et gardez sous la main sa référence (plaque signalétique) et sa facture d’achat si vous l’avez.",
  Atelier:
    "Pour préparer votre venue : apportez l’appareil, ses accessoires et sa facture d’achat si vous l’avez. Sauvegardez vos données s’il en contient.",
};

type BookingConfirmed = About &
  Visit & {
    reference: string;
    appliance: string;
    address: string;
    /** Null when that moment has passed already. */
    change_until: Instant | null;
  };

/** To the client, as soon as an appointment is made; `url` is the tracking page. */
export const bookingConfirmed = (about: BookingConfirmed): Email | null =>
  write(about, {
    template: "booking-confirmed",
    subject: `Votre rendez-vous du ${windowOf(about)}`,
    lines: [
      `Votre rendez-vous est confirmé : ${windowOf(about)}.`,
      facts(about),
      PREPARE[about.where],
    ],
    action: { label: "Suivre ma réparation", url: about.url },
    more: [impediment(about)],
  });

/** To the client whose appointment the shop moved; `url` is the tracking page. */
export const appointmentMoved = (
  about: BookingConfirmed & { from: Pick<Visit, "public_start_at" | "public_end_at"> },
): Email | null =>
  write(about, {
    template: "appointment-moved",
    subject: `Votre rendez-vous est déplacé au ${windowOf(about)}`,
    lines: [
      `Votre rendez-vous du ${windowOf({ ...about, ...about.from })} est déplacé : il aura lieu le ${windowOf(about)}.`,
      facts(about),
    ],
    action: { label: "Suivre ma réparation", url: about.url },
    more: [impediment(about)],
  });

const facts = ({ kind, appliance, where, shop, address, reference }: BookingConfirmed): string =>
  [
    `Intervention : ${kind}`,
    appliance && `Appareil : ${appliance}`,
    `Lieu : ${where === "Atelier" ? `à l’atelier, ${shop.address}` : address || "chez vous"}`,
    `Référence : ${reference}`,
  ]
    .filter(Boolean)
    .join("\n");

const impediment = ({ change_until, zone }: BookingConfirmed): string =>
  change_until
    ? `Un empêchement ? Prévenez-nous, si possible avant le ${formatMoment(change_until, zone)} : nous déplacerons ce rendez-vous.`
    : "Un empêchement ? Prévenez-nous : nous déplacerons ce rendez-vous.";

type BookingNew = About &
  Visit & {
    reference: string;
    client: string;
    phone: string;
    appliance: string;
    address: string;
    description: string;
  };

/** To the shop; `url` is the sheet. */
export const bookingNew = (about: BookingNew): Email | null =>
  write(about, {
    template: "booking-new",
    subject: `Nouvelle réservation : ${about.client}, ${windowOf(about)}`,
    lines: [
      `${about.client} a réservé : ${about.kind}, ${windowOf(about)}.`,
      [
        `Référence : ${about.reference}`,
        `Téléphone : ${about.phone}`,
        about.appliance && `Appareil : ${about.appliance}`,
        about.where === "Atelier" ? "Lieu : à l’atelier" : `Lieu : ${about.address}`,
      ]
        .filter(Boolean)
        .join("\n"),
      about.description && `Précisions :\n${about.description}`,
    ],
    action: { label: "Ouvrir la fiche", url: about.url },
  });

type Cancelled = About & Visit & { reference: string; by: "client" | "shop" };

/** To the client; `url` is the page where another appointment can be booked. */
export const appointmentCancelled = (about: Cancelled): Email | null =>
  write(about, {
    template: "appointment-cancelled",
    subject: `Rendez-vous annulé : ${windowOf(about)}`,
    lines: [
      about.by === "client"
        ? `À votre demande, le rendez-vous du ${windowOf(about)} est annulé (référence ${about.reference}).`
        : `Nous devons annuler le rendez-vous du ${windowOf(about)} (référence ${about.reference}). Veuillez nous en excuser.`,
    ],
    action: { label: "Prendre un autre rendez-vous", url: about.url },
  });

type QuoteNamed = About & { reference: string; total_incl: Cents };

/** To the client; `url` is /quote/{quoteid}. */
export const quoteSent = (
  about: QuoteNamed & { appliance: string; valid_until: LocalDate },
): Email | null =>
  write(about, {
    template: "quote-sent",
    subject: `Votre devis ${about.reference}`,
    lines: [
      `Votre devis${about.appliance && ` pour ${about.appliance}`} est prêt : ${formatEuros(about.total_incl)} TTC.`,
      `Il est valable jusqu’au ${formatDate(about.valid_until)}. Rien ne commence sans votre accord.`,
    ],
    action: { label: "Lire le devis et répondre", url: about.url },
  });

/**
 * To the client who has just agreed: the copy they keep (Code de la consommation L. 221-13). `url` is
 * /quote/{quoteid}, which holds the signed PDF; `withdraw_until` is null without a right to withdraw.
 */
export const quoteAcceptedClient = (
  about: QuoteNamed & { withdraw_until: LocalDate | null },
): Email | null =>
  write(about, {
    template: "quote-accepted-client",
    subject: `Votre accord sur le devis ${about.reference}`,
    lines: [
      `Vous avez accepté et signé le devis ${about.reference}, ${formatEuros(about.total_incl)} TTC. La copie signée est à télécharger sur sa page ; gardez-la.`,
      about.withdraw_until
        ? `Vous pouvez vous rétracter jusqu’au ${formatDate(about.withdraw_until)} inclus, sans motif, en nous écrivant à l’adresse ci-dessous.`
        : "",
    ],
    action: { label: "Voir le devis signé", url: about.url },
  });

/** To the shop; `url` is the sheet. */
export const quoteAccepted = (about: QuoteNamed & { client: string }): Email | null =>
  write(about, {
    template: "quote-accepted",
    subject: `Devis ${about.reference} accepté`,
    lines: [
      `${about.client} a accepté le devis ${about.reference}, ${formatEuros(about.total_incl)} TTC.`,
    ],
    action: { label: "Ouvrir la fiche", url: about.url },
  });

/** To the shop; `url` is the sheet. */
export const quoteRefused = (
  about: QuoteNamed & { client: string; reason: string },
): Email | null =>
  write(about, {
    template: "quote-refused",
    subject: `Devis ${about.reference} refusé`,
    lines: [
      `${about.client} a refusé le devis ${about.reference}, ${formatEuros(about.total_incl)} TTC.`,
      about.reason && `Motif :\n${about.reason}`,
    ],
    action: { label: "Ouvrir la fiche", url: about.url },
  });

/** To the client; `url` is the tracking page, which holds the PDF. */
export const invoiceIssued = (
  about: QuoteNamed & { due: Cents; due_on: LocalDate },
): Email | null =>
  write(about, {
    template: "invoice-issued",
    subject: `Votre facture ${about.reference}`,
    lines: [
      `Votre facture ${about.reference} est disponible : ${formatEuros(about.total_incl)} TTC.`,
      about.due > 0
        ? `Reste à régler : ${formatEuros(about.due)}, au plus tard le ${formatDate(about.due_on)}.`
        : "Elle est entièrement réglée.",
    ],
    action: { label: "Voir la facture", url: about.url },
  });

/** To the client; `total_incl` is the invoice's, `amount` what came in. */
export const paymentReceived = (
  about: QuoteNamed & { amount: Cents; remainder: Cents },
): Email | null =>
  write(about, {
    template: "payment-received",
    subject: `Paiement reçu pour la facture ${about.reference}`,
    lines: [
      `Nous avons bien reçu votre paiement de ${formatEuros(about.amount)} pour la facture ${about.reference}. Merci.`,
      about.remainder > 0
        ? `Reste à régler : ${formatEuros(about.remainder)}.`
        : "Votre facture est entièrement réglée.",
    ],
    action: { label: "Suivre ma réparation", url: about.url },
  });
