import { formerText } from "../client/former-words.ts";
import type { ClientPart, KeptValue } from "../client/former.ts";
import { fullName } from "../client/names.ts";
import { attachmentsText } from "../file/attachment/attachment.ts";
import { formatEuros } from "../money.ts";
import { formatDate, formatTime, formatWindow, type Instant, type Zone } from "../time.ts";
import { applianceLabel } from "./appliance/appliance.ts";
import { changesText } from "./appliance/change.ts";
import { photosSent } from "./client-photo/client-photo.ts";
import { symptomsOf } from "./fold.ts";
import { formatMinutes } from "./work-time/work-time.ts";
import { partName, partText } from "./spare-part/spare-part.ts";
import type { ContactPart, JournalItem, JournalPayloads, JournalType } from "./journal.ts";

type Kept = readonly KeptValue[];
type Sentences = {
  [Type in JournalType]: (payload: JournalPayloads[Type], zone: Zone, former: Kept) => string;
};

/**
 * The sentence of an item on the shop's sheet. Times at the shop's clock. `former` holds the values of a corrected
 * client, unless they were erased.
 */
export const describeItem = (item: JournalItem, zone: Zone, former: Kept = []): string =>
  say(item, zone, former);

/** Picks the sentence by the item's type: the pair is sound because `JournalItem` ties type and payload. */
function say<Type extends JournalType>(
  item: { type: Type; payload: JournalPayloads[Type] },
  zone: Zone,
  former: Kept,
): string {
  return SHEET[item.type](item.payload, zone, former);
}

type Hours = { start_at: Instant; end_at: Instant };

const hours = ({ start_at, end_at }: Hours, zone: Zone): string =>
  formatWindow(start_at, end_at, zone);
const after = (lead: string, text: string): string => (text ? `${lead}${text}` : "");

const PAID_BY: Record<JournalPayloads["PaymentReceived"]["method"], string> = {
  cash: " en espèces",
  card: " par carte",
  cheque: " par chèque",
  transfer: " par virement",
  other: "",
  account: " sur l’avance du client",
};

const CONTACT_PARTS: Record<ContactPart | ClientPart, string> = {
  firstname: "prénom",
  siren: "SIREN",
  vat_number: "numéro de TVA",
  note: "note",
  email: "e-mail",
  phone: "téléphone",
  address: "adresse",
};
const partsText = (parts: readonly (ContactPart | ClientPart)[]): string =>
  parts.map((part) => CONTACT_PARTS[part]).join(", ");

/** « Marie DUPONT (auparavant Marie DUPOND), adresse », then a line for each part whose values are kept. */
function clientText({ from, to, parts }: JournalPayloads["ClientChanged"], former: Kept): string {
  const isKept = (part: ClientPart) => former.some((value) => value.part === part);
  const first = [
    fullName(from) !== fullName(to) && `${fullName(to)} (auparavant ${fullName(from)})`,
    from.type !== to.type && `${to.type} (auparavant ${from.type})`,
    partsText(parts.filter((part) => !isKept(part))),
  ].filter(Boolean);
  const lines = parts.flatMap((part) =>
    former.filter((value) => value.part === part).map((value) => formerText(part, value)),
  );
  return [`Client corrigé${after(" : ", first.join(", "))}`, ...lines].join("\n");
}

type Fault = Pick<JournalPayloads["ProblemChanged"], "tunnel_answer" | "description">;
const faultText = ({ tunnel_answer, description }: Fault): string =>
  [symptomsOf(tunnel_answer), description].filter(Boolean).join(". ") || "rien n’est noté";

const REPLIED_FR: Record<JournalPayloads["ClientReplied"]["channel"], string> = {
  email: "Réponse du client par e-mail",
  sms: "Réponse du client par SMS",
  page: "Message du client sur sa page de suivi",
};

const SHEET: Sentences = {
  ClientAdded: ({ client }) => `Client : ${fullName(client)}`,
  ClientChanged: (change, _zone, former) => clientText(change, former),
  ApplianceAdded: ({ appliance }) => `Appareil : ${applianceLabel(appliance)}`,
  ApplianceChanged: ({ from, to }) => `Appareil corrigé : ${changesText(from, to)}`,
  ProblemChanged: ({ from, ...to }) =>
    `Panne corrigée : ${faultText(to)}${from ? ` (auparavant ${faultText(from)})` : ""}`,
  SymptomAdded: ({ tunnel_answer }) => `Symptômes : ${symptomsOf(tunnel_answer)}`,
  NotesAdded: ({ description }) => description,
  NoteChanged: ({ from, to }) => `Note corrigée : ${to} (auparavant ${from})`,
  StatusChanged: ({ from, to }) => `Statut : ${to} (auparavant ${from})`,
  UrgencyChanged: ({ urgency }) => (urgency === 1 ? "Marqué urgent" : "N’est plus urgent"),
  TechnicianAssigned: ({ name }) => (name ? `Confié à ${name}` : "N’est plus confié à personne"),
  PhotoAdded: ({ shared, call_id }) => {
    const added = call_id ? "Photo prise pendant l’appel vidéo" : "Photo ajoutée";
    return shared ? `${added}, visible par le client` : added;
  },
  PhotoShared: ({ shared }) =>
    shared ? "Photo montrée au client" : "Photo retirée de la page du client",
  PhotosReceived: ({ file_ids }) => photosSent(file_ids.length),
  PhotoWithdrawn: () => "Photo retirée par le client",
  PhotosAllowed: ({ allowed }) =>
    allowed
      ? "Le client accepte que ses photos servent d’exemples"
      : "Le client n’accepte plus que ses photos servent d’exemples",
  BonusAllowed: ({ allowed }) =>
    allowed
      ? "Le client accepte que son dossier de bonus soit transmis à l’éco-organisme"
      : "Le client n’accepte plus que son dossier de bonus soit transmis",
  TermsAccepted: () => "Conditions générales acceptées à la réservation",
  AppointmentPlanned: (visit, zone) =>
    `Rendez-vous « ${visit.kind} » prévu le ${hours(visit, zone)}`,
  AppointmentMoved: (visit, zone) =>
    `Rendez-vous déplacé au ${hours(visit, zone)} (auparavant le ${hours(visit.from, zone)})`,
  AppointmentCancelled: (visit, zone) =>
    `Rendez-vous du ${hours(visit, zone)} annulé ${visit.by === "client" ? "par le client" : "par l’atelier"}${visit.reason ? ` : ${visit.reason}` : ""}`,
  TechnicianLeft: ({ expected_at }, zone) =>
    `En route, arrivée vers ${formatTime(expected_at, zone)}`,
  TechnicianArrived: () => "Arrivé sur place",
  BookingHeld: ({ until }, zone) =>
    `Réservation en attente : à confirmer par le lien envoyé au client avant ${formatTime(until, zone)}`,
  BookingConfirmed: () => "Réservation confirmée",
  BookingReleased: (visit, zone) =>
    `Réservation non confirmée à temps : créneau du ${hours(visit, zone)} libéré`,
  WaitingEnded: () => "Retiré de la liste d’attente",
  ReviewReceived: ({ stars }) => `Avis reçu : ${stars} étoile${stars > 1 ? "s" : ""} sur 5`,
  QuoteSent: ({ reference, total_incl, valid_until }) =>
    `Devis ${reference} envoyé : ${formatEuros(total_incl)} TTC, valable jusqu’au ${formatDate(valid_until)}`,
  QuoteAccepted: ({ reference, total_incl }) =>
    `Devis ${reference} accepté : ${formatEuros(total_incl)} TTC`,
  QuoteWithdrawn: ({ reference }) => `Le client s’est rétracté du devis ${reference}`,
  QuoteRefused: ({ reference, reason }) => `Devis ${reference} refusé${after(" : ", reason)}`,
  PartAsked: (part) => `Pièce à commander : ${partText(part)}`,
  PartOrdered: (part) => `Pièce commandée : ${partText(part)}`,
  PartChanged: ({ from, to }) => `Pièce corrigée : ${partText(to)} (auparavant ${partText(from)})`,
  PartReceived: ({ missing, ...part }) =>
    `Pièce reçue : ${partName(part)}${after(", il en manque ", missing > 0 ? String(missing) : "")}`,
  PartCancelled: ({ description }) => `Pièce annulée : ${description}`,
  InvoiceIssued: ({ reference, total_incl, is_deposit, replaces = "" }) =>
    `Facture ${is_deposit ? "d’acompte " : ""}${replaces && "rectificative "}${reference} émise${after(" à la place de ", replaces)} : ${formatEuros(total_incl)} TTC`,
  CreditIssued: ({ reference, credits, total_incl }) =>
    `Avoir ${reference} sur la facture ${credits} : ${formatEuros(total_incl)} TTC`,
  PaymentReceived: ({ amount, method, remainder, payer = "" }) =>
    amount < 0
      ? `Paiement de ${formatEuros(0 - amount)} annulé : erreur de saisie`
      : `Paiement de ${formatEuros(amount)} reçu${PAID_BY[method]}${after(", payé par ", payer)}${remainder > 0 ? `, reste ${formatEuros(remainder)}` : ""}`,
  PaymentRefunded: ({ amount, method, reference }) =>
    amount < 0
      ? `Remboursement de ${formatEuros(0 - amount)} annulé : erreur de saisie`
      : `Remboursement de ${formatEuros(amount)}${PAID_BY[method]}${after(" sur la facture ", reference)}`,
  InvoiceDisputed: ({ reference, reason }) => `Facture ${reference} contestée : ${reason}`,
  DisputeLifted: ({ reference }) => `Facture ${reference} : contestation levée`,
  LateFeeReceived: ({ reference, interest, indemnity }) =>
    interest + indemnity < 0
      ? `Retard de la facture ${reference} : ${formatEuros(0 - interest - indemnity)} notés par erreur, corrigés`
      : `Retard de la facture ${reference} : ${formatEuros(interest + indemnity)} reçus`,
  // Not "sent": it may still wait, or have been refused.
  MessageSent: ({ channel, subject }) =>
    `${channel === "sms" ? "SMS" : "E-mail"}${after(" : ", subject)}`,
  MessageResent: ({ subject }) => `Nouvel envoi demandé${after(" : ", subject)}`,
  ClientReplied: ({ channel, text, ...attachments }) =>
    `${REPLIED_FR[channel]}${after(" : ", text)}${after("\n", attachmentsText(attachments))}`,
  CallHeld: ({ minutes, notes }) => `Téléassistance de ${minutes}\u202fmin${after(" : ", notes)}`,
  PlaceChanged: ({ from, to }) =>
    to
      ? `Rangé : ${to}${after(" (auparavant ", from && `${from})`)}`
      : `N’est plus rangé : ${from}`,
  ReturnLinked: ({ reference }) => `Retour de la réparation ${reference}`,
  ReturnUnlinked: ({ reference }) => `N’est plus un retour de la réparation ${reference}`,
  DeviceLent: ({ name, due_on }) => `Prêté au client : ${name}, à rendre le ${formatDate(due_on)}`,
  DeviceGivenBack: ({ name, note }) => `Prêt rendu : ${name}${after(", ", note)}`,
  WorkDone: ({ name, minutes }) => `${name} y a travaillé ${formatMinutes(minutes)}`,
  WorkChanged: ({ name, from, to }) =>
    `Temps de ${name} corrigé : ${formatMinutes(to)} (auparavant ${formatMinutes(from)})`,
  DeviceReceived: ({ condition, accessories, ceiling }) =>
    `Appareil reçu à l’atelier${after(", état : ", condition)}${after(", avec : ", accessories)}${after(", sans devis jusqu’à ", ceiling ? formatEuros(ceiling) : "")}`,
  DevicePasswordRead: () => "Mot de passe de l’appareil consulté",
  DeviceReturned: ({ note }) => `Appareil rendu au client${after(" : ", note)}`,
  DeviceCertified: ({ reason, fault }) => `Attesté irréparable : ${fault}. ${reason}`,
  CertificateWithdrawn: ({ why }) => `Attestation d’irréparabilité retirée : ${why}`,
  ContactConfirmed: ({ parts }) => `Coordonnées de la réservation gardées : ${partsText(parts)}`,
  ContactDismissed: ({ parts }) => `Coordonnées de la réservation écartées : ${partsText(parts)}`,
  ClientMerged: ({ from, into }) => `Fiche ${fullName(from)} réunie avec ${fullName(into)}`,
  ClientParted: ({ from, into }) =>
    `Fiche ${fullName(from)} de nouveau séparée de ${fullName(into)}`,
};
