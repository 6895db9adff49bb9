/** The lines of a journal by what they are about, so that one kind may be read alone. */
import type { JournalType } from "../../../../domain/repair/journal.ts";

export const JOURNAL_GROUPS = ["notes", "request", "visits", "work", "money", "messages"] as const;
export type JournalGroup = (typeof JOURNAL_GROUPS)[number];

export const JOURNAL_GROUP_FR: Record<JournalGroup, string> = {
  notes: "Notes",
  request: "Demande",
  visits: "Rendez-vous",
  work: "Atelier",
  money: "Devis et factures",
  messages: "Messages",
};

const GROUPS: Record<JournalGroup, readonly JournalType[]> = {
  notes: ["NotesAdded", "NoteChanged"],
  request: [
    "ClientAdded",
    "ClientChanged",
    "ApplianceAdded",
    "ApplianceChanged",
    "SymptomAdded",
    "ProblemChanged",
    "UrgencyChanged",
    "TermsAccepted",
    "ContactConfirmed",
    "ContactDismissed",
    "ClientMerged",
    "ClientParted",
    "ReturnLinked",
    "ReturnUnlinked",
  ],
  visits: [
    "AppointmentPlanned",
    "AppointmentMoved",
    "AppointmentCancelled",
    "TechnicianLeft",
    "TechnicianArrived",
    "BookingHeld",
    "BookingConfirmed",
    "BookingReleased",
    "WaitingEnded",
    "ReviewReceived",
  ],
  work: [
    "StatusChanged",
    "TechnicianAssigned",
    "PhotoAdded",
    "PhotosReceived",
    "PhotoWithdrawn",
    "PartAsked",
    "PartOrdered",
    "PartChanged",
    "PartReceived",
    "PartCancelled",
    "PlaceChanged",
    "DeviceLent",
    "DeviceGivenBack",
    "WorkDone",
    "WorkChanged",
    "DeviceReceived",
    "DeviceReturned",
    "DeviceCertified",
    "CertificateWithdrawn",
    "DevicePasswordRead",
  ],
  money: [
    "QuoteSent",
    "QuoteAccepted",
    "QuoteRefused",
    "QuoteWithdrawn",
    "InvoiceIssued",
    "CreditIssued",
    "PaymentReceived",
    "PaymentRefunded",
    "InvoiceDisputed",
    "DisputeLifted",
    "LateFeeReceived",
  ],
  messages: ["MessageSent", "MessageResent", "ClientReplied", "CallHeld"],
};

/** What a newer version wrote is work. */
export const groupOf = (type: string): JournalGroup =>
  JOURNAL_GROUPS.find((group) => GROUPS[group].some((one) => one === type)) ?? "work";
