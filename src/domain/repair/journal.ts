/**
 * The journal of a repair: append only. The four items of the specification (§3), then ours. Payloads
 * carry what the sheet must say years later, without reading another record. A client's contact details, and
 * what they were before a correction, stay with the client's record, where they can be erased.
 */
import type { Location } from "../catalogue/interventions.ts";
import type { DangerWord } from "../catalogue/safety/card.ts";
import type { Client } from "../client/client.ts";
import type { ClientPart } from "../client/former.ts";
import type { Attachments } from "../file/attachment/attachment.ts";
import type { Cents } from "../money.ts";
import type { Instant, LocalDate } from "../time.ts";
import type { Appliance } from "./appliance/appliance.ts";
import type { DatedAppliance } from "./appliance/draft.ts";
import type { SparePartFacts } from "./spare-part/spare-part.ts";
import type { RepairStatus } from "./status.ts";

export type JournalClient = Pick<Client, "id" | "type" | "lastname" | "firstname">;

/** A node chosen in the diagnostic tree; `input` is what was typed at a free entry (an error code). */
export type TunnelNode = { id: string; name: string; input?: string };

type Appointment = {
  event_id: string;
  /** Name of the intervention type. */
  kind: string;
  where: Location;
  start_at: Instant;
  end_at: Instant;
  public_start_at: Instant | null;
  public_end_at: Instant | null;
};

type QuoteNamed = { quote_id: string; reference: string; version: number };

/** How money came in; the words of `payment`, which stands to the right of this noun. */
type PaidBy = "cash" | "card" | "cheque" | "transfer" | "other" | "account";

export type ContactPart = "firstname" | "email" | "phone" | "address";

type Fault = { tunnel_answer: readonly TunnelNode[]; description: string };

export type JournalPayloads = {
  ClientAdded: { client: JournalClient };
  /** Corrected by the shop, while the repair was open: names before and after, and what else differs. */
  ClientChanged: {
    from: JournalClient;
    to: JournalClient;
    parts: readonly ClientPart[];
    /** Leads to the values before and after of those parts, which are kept with the client. */
    change_id?: string;
  };
  ApplianceAdded: { appliance: Appliance };
  /** Corrected on the sheet: the whole record before and after. */
  ApplianceChanged: { from: DatedAppliance; to: DatedAppliance };
  /** `danger` is the word of the safety card that the symptoms, or the notes, called for. */
  SymptomAdded: { tunnel_answer: readonly TunnelNode[]; danger?: DangerWord };
  /** `mentioned` are the users of the shop that it is addressed to. */
  NotesAdded: { description: string; danger?: DangerWord; mentioned?: readonly string[] };
  /** `item_id` is the note as first written; its latest correction counts. */
  NoteChanged: { item_id: string; from: string; to: string };
  /** Corrected on the sheet: what counts from now on, and what counted before. */
  ProblemChanged: Fault & { danger?: DangerWord; from?: Fault };
  /** `since` when it takes the latest change back: the repair waits there since then. */
  StatusChanged: { from: RepairStatus; to: RepairStatus; since?: Instant };
  UrgencyChanged: { urgency: 0 | 1 };
  /** `name` is empty once it is entrusted to no person. */
  TechnicianAssigned: { technician_id: string | null; name: string };
  /** `call_id` of the video call during which it was taken, `shot` what was asked for. */
  PhotoAdded: {
    file_id: string;
    filename: string;
    shared: boolean;
    call_id?: string;
    shot?: string;
  };
  /** Shown to the client from now on, or no longer. */
  PhotoShared: { file_id: string; shared: boolean };
  /** Sent by the client, who sees them on the tracking page, and may take one back for a day. */
  PhotosReceived: { file_ids: readonly string[] };
  PhotoWithdrawn: { file_id: string };
  /** The client lets the shop show the photos as examples, or no longer; `text` is what they read. */
  PhotosAllowed: { allowed: boolean; text: string };
  /** The client lets the shop hand over what a bonus asks for, or no longer; `text` is what they read, of that version. */
  BonusAllowed: { allowed: boolean; text: string; version: string };
  /** By who booked online: `terms_id` is the text as it was then (`app.accepted_terms`), `sha256` its digest. */
  TermsAccepted: { terms_id: string; sha256: string };
  AppointmentPlanned: Appointment;
  AppointmentMoved: Appointment & { from: { start_at: Instant; end_at: Instant } };
  /** `reason` is what a client said of it, when they said something. */
  AppointmentCancelled: Appointment & { by: "client" | "shop"; reason?: string };
  /** Said by the technician, and told to the client (« Je suis en route »). */
  TechnicianLeft: { event_id: string; expected_at: Instant };
  /** Said on the spot by the technician (« J'y suis »). */
  TechnicianArrived: { event_id: string };
  /** Booked online while unusually many were: the slot waits for the link sent to the client. */
  BookingHeld: { until: Instant };
  /** By the client's link, or by the shop: the author says which. */
  BookingConfirmed: Record<string, never>;
  BookingReleased: { start_at: Instant; end_at: Instant };
  /** The shop took the client off the list of those who wait for an earlier window. */
  WaitingEnded: Record<string, never>;
  /** Given by the client once the repair was finished; its text stays with the review. */
  ReviewReceived: { stars: number };
  QuoteSent: QuoteNamed & { total_incl: Cents; valid_until: LocalDate };
  QuoteAccepted: QuoteNamed & { total_incl: Cents };
  QuoteRefused: QuoteNamed & { reason: string };
  /** Within the period of the law: the contract is undone. */
  QuoteWithdrawn: QuoteNamed & { name: string };
  PartAsked: SparePartFacts & { part_id: string };
  PartOrdered: SparePartFacts & { part_id: string };
  PartChanged: { part_id: string; from: SparePartFacts; to: SparePartFacts };
  /** `missing` pieces of it are still to come. */
  PartReceived: { part_id: string; description: string; quantity: number; missing: number };
  PartCancelled: { part_id: string; description: string };
  InvoiceIssued: {
    invoice_id: string;
    reference: string;
    total_incl: Cents;
    due: Cents;
    /** Asked for before the work. */
    is_deposit?: true;
    /** The invoice in whose place it stands, and why. */
    replaces?: string;
    reason?: string;
  };
  CreditIssued: {
    invoice_id: string;
    reference: string;
    total_incl: Cents;
    credits: string;
    reason?: string;
  };
  PaymentReceived: {
    payment_id: string;
    invoice_id: string;
    reference: string;
    amount: Cents;
    method: PaidBy;
    remainder: Cents;
    /** Who paid, when it is not the client. */
    payer?: string;
  };
  /** A positive amount that went back to the client. */
  PaymentRefunded: {
    payment_id: string;
    invoice_id: string | null;
    reference: string;
    amount: Cents;
    method: PaidBy;
    remainder: Cents;
  };
  /** The client contests it, as they said; its reminders stop. */
  InvoiceDisputed: { invoice_id: string; reference: string; reason: string };
  DisputeLifted: { invoice_id: string; reference: string };
  /** Paid by a professional for being late, beside the invoice. */
  LateFeeReceived: { invoice_id: string; reference: string; interest: Cents; indemnity: Cents };
  /** Written to be sent: whether it left is a state of the message itself. */
  MessageSent: {
    message_id: string;
    channel: "email" | "sms";
    subject: string;
    /** What a person of the shop wrote; absent from the letters of the product. */
    text?: string;
  };
  MessageResent: { message_id: string; subject: string };
  /** The client's own words, without what their program quotes, and what came with them. */
  ClientReplied: { channel: "email" | "sms" | "page"; text: string } & Partial<Attachments>;
  CallHeld: { call_id: string; minutes: number; notes: string };
  /** Where the machine stands in the workshop; empty once it left. */
  PlaceChanged: { from: string; to: string };
  /** The same machine came back: `repair_id` is its first repair. */
  ReturnLinked: { repair_id: string; reference: string };
  ReturnUnlinked: { repair_id: string; reference: string };
  DeviceLent: { loan_id: string; name: string; due_on: LocalDate };
  DeviceGivenBack: { loan_id: string; name: string; note: string };
  /** `name` of the person who worked. */
  WorkDone: { work_id: string; name: string; minutes: number };
  WorkChanged: { work_id: string; name: string; from: number; to: number };
  DeviceReceived: { condition: string; accessories: string; ceiling?: Cents | null };
  /** Shown once on a screen of the shop; the password itself is never in the journal. */
  DevicePasswordRead: Record<string, never>;
  DeviceReturned: { note: string };
  /** It cannot be repaired: the reason in French, as it was printed. */
  DeviceCertified: { certificate_id: string; reason: string; fault: string };
  CertificateWithdrawn: { certificate_id: string; why: string };
  /** What a visitor typed about a known client was written in the client's record, or was not. */
  ContactConfirmed: { parts: readonly ContactPart[] };
  ContactDismissed: { parts: readonly ContactPart[] };
  ClientMerged: { from: JournalClient; into: JournalClient };
  /** The merge was undone: `from` is its own client again. */
  ClientParted: { from: JournalClient; into: JournalClient };
};

export type JournalType = keyof JournalPayloads;

/** What happened: `type` decides the shape of `payload`. */
export type JournalItem = {
  [Type in JournalType]: { type: Type; payload: JournalPayloads[Type] };
}[JournalType];

export const AUTHORS = ["client", "shop", "system"] as const;
export type Author = (typeof AUTHORS)[number];

/** An item as written: by whom and when. */
export type JournalEntry = JournalItem & {
  id: string;
  author: Author;
  created_by: string | null;
  created_at: Instant;
};

const TYPES: Record<JournalType, true> = {
  ClientAdded: true,
  ClientChanged: true,
  ApplianceAdded: true,
  SymptomAdded: true,
  NotesAdded: true,
  NoteChanged: true,
  ApplianceChanged: true,
  ProblemChanged: true,
  StatusChanged: true,
  UrgencyChanged: true,
  TechnicianAssigned: true,
  PhotoAdded: true,
  PhotoShared: true,
  PhotosReceived: true,
  PhotoWithdrawn: true,
  PhotosAllowed: true,
  BonusAllowed: true,
  TermsAccepted: true,
  AppointmentPlanned: true,
  AppointmentMoved: true,
  AppointmentCancelled: true,
  TechnicianLeft: true,
  TechnicianArrived: true,
  BookingHeld: true,
  BookingConfirmed: true,
  BookingReleased: true,
  WaitingEnded: true,
  ReviewReceived: true,
  QuoteSent: true,
  QuoteAccepted: true,
  QuoteRefused: true,
  QuoteWithdrawn: true,
  PartAsked: true,
  PartOrdered: true,
  PartChanged: true,
  PartReceived: true,
  PartCancelled: true,
  InvoiceIssued: true,
  CreditIssued: true,
  PaymentReceived: true,
  PaymentRefunded: true,
  InvoiceDisputed: true,
  DisputeLifted: true,
  LateFeeReceived: true,
  MessageSent: true,
  MessageResent: true,
  ClientReplied: true,
  CallHeld: true,
  PlaceChanged: true,
  ReturnLinked: true,
  ReturnUnlinked: true,
  DeviceLent: true,
  DeviceGivenBack: true,
  WorkDone: true,
  WorkChanged: true,
  DeviceReceived: true,
  DevicePasswordRead: true,
  DeviceReturned: true,
  DeviceCertified: true,
  CertificateWithdrawn: true,
  ContactConfirmed: true,
  ContactDismissed: true,
  ClientMerged: true,
  ClientParted: true,
};

/**
 * True for a row of our own journal: the type is known and the payload an object. Its inside is trusted,
 * since only the domain writes it and the database refuses changes; never use it on a visitor's words.
 */
export const isJournalItem = (row: { type: string; payload: unknown }): row is JournalItem =>
  Object.hasOwn(TYPES, row.type) && typeof row.payload === "object" && row.payload !== null;
