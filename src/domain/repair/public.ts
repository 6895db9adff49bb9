import { formatEuros } from "../money.ts";
import { formatDate, formatTime, formatWindow, type Zone } from "../time.ts";
import type { JournalItem, JournalPayloads } from "./journal.ts";
import { progressOf } from "./progress.ts";

/**
 * The sentence of an item on the client's tracking page; undefined for what is the shop's own business.
 * Nothing personal: no name, address, phone, nor free text that could hold one.
 */
export function publicItem(item: JournalItem, zone: Zone): string | undefined {
  return publicMoney(item) ?? publicVisit(item, zone) ?? publicStep(item);
}

function publicStep(item: JournalItem): string | undefined {
  switch (item.type) {
    case "ApplianceAdded":
      return `Appareil enregistré : ${[item.payload.appliance.kind, item.payload.appliance.brand].filter(Boolean).join(" ")}`;
    case "StatusChanged":
      return progressOf(item.payload.to).headline;
    case "TermsAccepted":
      return "Vous avez accepté les conditions générales de vente.";
    case "PhotoAdded":
      return item.payload.shared ? "L’atelier a partagé une photo." : undefined;
    case "PhotoShared":
      return item.payload.shared ? "L’atelier a partagé une photo." : undefined;
    case "PhotosReceived":
      return item.payload.file_ids.length === 1
        ? "Vous avez envoyé une photo."
        : `Vous avez envoyé ${item.payload.file_ids.length} photos.`;
    case "PartOrdered":
      return `Une pièce est commandée${expected(item.payload)}.`;
    case "PartReceived":
      return item.payload.missing > 0
        ? "Une partie des pièces est arrivée."
        : "La pièce est arrivée.";
    case "DeviceReceived":
      return "L’atelier a reçu votre appareil.";
    case "DeviceReturned":
      return "Votre appareil vous a été rendu.";
    case "DeviceCertified":
      return "L’atelier a établi une attestation d’irréparabilité.";
    case "CertificateWithdrawn":
      return "L’attestation d’irréparabilité est retirée.";
    case "CallHeld":
      return "Une téléassistance a eu lieu.";
    default:
      return undefined;
  }
}

const expected = ({ expected_on }: JournalPayloads["PartOrdered"]): string =>
  expected_on ? `, attendue le ${formatDate(expected_on)}` : "";

function publicMoney(item: JournalItem): string | undefined {
  switch (item.type) {
    case "QuoteSent":
      return `Devis ${item.payload.reference} envoyé, valable jusqu’au ${formatDate(item.payload.valid_until)}.`;
    case "QuoteAccepted":
      return `Vous avez accepté le devis ${item.payload.reference}.`;
    case "QuoteRefused":
      return `Vous avez refusé le devis ${item.payload.reference}.`;
    case "QuoteWithdrawn":
      return `Vous vous êtes rétracté du devis ${item.payload.reference}.`;
    case "InvoiceIssued":
      return `Facture ${whichText(item.payload)}${item.payload.reference} émise : ${formatEuros(item.payload.total_incl)}.`;
    case "CreditIssued":
      return `Avoir ${item.payload.reference} émis : ${formatEuros(item.payload.total_incl)}.`;
    case "PaymentReceived":
      return receivedText(item.payload);
    case "PaymentRefunded":
      return item.payload.amount > 0
        ? `Remboursement de ${formatEuros(item.payload.amount)} effectué.`
        : "Un remboursement noté par erreur a été retiré.";
    default:
      return undefined;
  }
}

const whichText = ({ is_deposit, replaces }: JournalPayloads["InvoiceIssued"]): string => {
  if (is_deposit) return "d’acompte ";
  return replaces ? "rectificative " : "";
};

/** A negative amount corrects a payment recorded by mistake. When another payer paid, the client is not thanked. */
const receivedText = ({ amount, payer = "" }: JournalPayloads["PaymentReceived"]): string => {
  if (amount < 0) return "Un paiement noté par erreur a été retiré.";
  return payer === ""
    ? `Paiement de ${formatEuros(amount)} reçu. Merci.`
    : `Paiement de ${formatEuros(amount)} reçu (${payer}).`;
};

function publicVisit(item: JournalItem, zone: Zone): string | undefined {
  switch (item.type) {
    case "AppointmentPlanned":
      return `Rendez-vous prévu le ${announced(item.payload, zone)}.`;
    case "AppointmentMoved":
      return `Rendez-vous déplacé au ${announced(item.payload, zone)}.`;
    case "AppointmentCancelled":
      return `Rendez-vous du ${announced(item.payload, zone)} annulé.`;
    case "TechnicianLeft":
      return `Le technicien est en route, arrivée vers ${formatTime(item.payload.expected_at, zone)}.`;
    case "TechnicianArrived":
      return "Le technicien est arrivé.";
    case "BookingHeld":
      return `Rendez-vous à confirmer avant ${formatTime(item.payload.until, zone)}, par le lien reçu par e-mail.`;
    case "BookingConfirmed":
      return "Rendez-vous confirmé.";
    case "BookingReleased":
      return "Rendez-vous non confirmé à temps : le créneau est libéré.";
    default:
      return undefined;
  }
}

type Visit = JournalPayloads["AppointmentPlanned"];

/** The window announced, never the real hours of the technician's day. */
const announced = (visit: Visit, zone: Zone): string =>
  formatWindow(visit.public_start_at ?? visit.start_at, visit.public_end_at ?? visit.end_at, zone);
