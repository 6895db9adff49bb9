/**
 * The contract between the server and the public site: what each page is given. Plain JSON, already
 * scoped to what its reader may see: nothing here ever holds what the page does not show.
 */
import type { NarrowWindow } from "../../domain/agenda/departure/narrow.ts";
import type { HoursException, WeekHours } from "../../domain/agenda/opening.ts";
import type { TrialContact } from "../../domain/booking/draft/draft.ts";
import type { BookingLink } from "../../domain/booking/draft/prefill.ts";
import type { Wish } from "../../domain/booking/draft/wish.ts";
import type { ClientChange } from "../../domain/booking/client-change.ts";
import type { Offered, WaitingPart } from "../../domain/booking/waiting/waiting.ts";
import type { FormScreen } from "./booking/form/props.ts";
import type { QueuePages } from "./booking/queue/props.ts";
import type { LegalProps, Plan } from "./legal/props.ts";
import type { CategoryId } from "../../domain/catalogue/categories.ts";
import type { InterventionName, Location } from "../../domain/catalogue/interventions.ts";
import type { Said, Writing } from "../../domain/repair/conversation/conversation.ts";
import type { RepairStatus } from "../../domain/repair/status.ts";
import type { HelpArticle, HelpEntry } from "../../domain/shop/help/guide.ts";
import type { Need } from "../../domain/shop/need/need.ts";
import type { FinderStep } from "../../domain/shop/need/steps.ts";
import type { OpenState } from "../../domain/shop/open-state.ts";
import type { Cents } from "../../domain/money.ts";
import type { Bonus } from "../../domain/shop/bonus/announced.ts";
import type { Tariffs } from "../../domain/shop/tariffs.ts";
import type { Instant, LocalDate, Zone } from "../../domain/time.ts";
import type {
  PhotoSending,
  TrackedConsent,
  TrackedInvoice,
  TrackedPhoto,
  TrackedQuote,
} from "./tracking/tracked.ts";
import type { WindowChoice } from "./tracking/window-choice.ts";
import type { ApiProps } from "./api/props.ts";
import type { CallProps } from "./call/props.ts";
import type { BaseMap, MapPoint, MapStain } from "./map/drawn.ts";
import type {
  DocumentCheckProps,
  QuotePage,
  QuoteReading,
  QuoteWithdrawal,
} from "./quote/props.ts";
import type { GiveReviewProps, ShownReviews } from "./review/props.ts";
import type { Showcase } from "./shop/showcase.ts";

export type PageProps = QueuePages<BookingProps, ShopCard, PublicWindow> & {
  home: HomeProps;
  directory: DirectoryProps;
  finder: FinderProps;
  shop: ShopProps;
  booking: BookingProps;
  "booking/form": BookingFormProps;
  "booking-confirmation": BookingConfirmationProps;
  "contact-details": ContactDetailsProps;
  "message-choice": MessageChoiceProps;
  terms: TermsProps;
  "review/give": GiveReviewProps<ShopCard>;
  "review/rules": Record<string, never>;
  "tracking-lookup": TrackingLookupProps;
  tracking: TrackingProps;
  "appointment/change": OwnAppointmentProps;
  "appointment/earlier": WindowOfferedProps;
  camera: { token: string; reference: string; seconds: number };
  "call/page": CallProps<ShopCard>;
  "quote-lookup": QuoteLookupProps;
  quote: QuoteProps;
  "quote-reading": QuoteReadingProps;
  "quote/withdrawal": QuoteWithdrawalProps;
  "quote/check": DocumentCheckProps;
  pricing: PricingProps;
  about: Record<string, never>;
  "api/page": ApiProps;
  partnership: ContactProps;
  pro: Record<string, never>;
  legal: LegalProps;
  "help/contents": HelpProps;
  "help/article": HelpArticleProps;
  privacy: LegalProps;
  "not-found": NotFoundProps;
  error: ErrorProps;
};
export type PageId = keyof PageProps;

export type HomeProps = {
  /** How many shops the directory holds; below 1 the sentence about them is left out. */
  shop_count: number;
  /** The trades that at least one of them has: no tile leads to an empty list. */
  trades: readonly CategoryId[];
};

/** Where a shop lives on the site and how to reach it: enough for the head of any of its pages. */
export type ShopCard = {
  id: string;
  name: string;
  zipcode: string;
  slug: string;
  city: string;
  /** E.164 or empty. */
  phone: string;
};

/** What a search of the directory says: a name, an appliance or a trade, a place. */
export type DirectoryQuery = { q: string; where: string; category_id: CategoryId | "" };

export type DirectoryProps = {
  query: DirectoryQuery;
  /** Carried to the shop's page and to the booking, with the postal code of the place. */
  need: Need;
  /** Those of this page, of `pages`; `total` in all of them, `more` when there are still others. */
  shops: DirectoryShop[];
  page: number;
  pages: number;
  total: number;
  more: boolean;
  /** The place that was understood; null when none was given, or when no town answers to it. */
  place: FoundPlace | null;
  map: DirectoryMap | null;
  /** When no shop serves the place: the nearest town that has one, which is no promise to come from there. */
  nearest: { zip: string; city: string; distance_km: number } | null;
};
export type FoundPlace = { name: string; zip: string; namesakes: { name: string; zip: string }[] };
export type DirectoryShop = Omit<ShopCard, "phone"> & {
  skills: CategoryId[];
  labels: string[];
  /** Of the appliance that is looked for, in cents; null for none. */
  bonus: Cents | null;
  timezone: Zone;
  tariffs: Tariffs;
  /** Whole kilometres from the place searched, when both are located. */
  distance_km: number | null;
  reviews: { count: number; average: number } | null;
  next_slots: PublicWindow[];
};

/** One question of the way from a fault to a shop. */
export type FinderProps = {
  step: FinderStep;
  query: DirectoryQuery;
  need: Need;
  /** Kinds that answer to what was typed, or those of the trade. */
  kinds: { id: string; name: string }[];
  /** What to do at once, when an answer cannot wait. */
  danger: (SafetyOrders & { isNotice: boolean }) | null;
  /** A place was typed that no town answers to. */
  isUnknownPlace: boolean;
};

export type { BaseMap, MapPoint, MapStain };
export type DirectoryMap = {
  base: BaseMap;
  /** Where the visitor is; null when no place was given. */
  here: MapPoint | null;
  /** In the order of the list; null for a shop that is not located. */
  pins: (MapPoint | null)[];
};

/** An arrival window as announced. */
export type PublicWindow = { public_start_at: Instant; public_end_at: Instant };

export type ShopProps = {
  shop: ShopCard & {
    street: string;
    complement: string;
    email: string;
    presentation: string;
    timezone: Zone;
    lat: number | null;
    lon: number | null;
    /** Printed at the foot: « SARL au capital de 10 000 € », SIRET, mediator; empty when not given. */
    legal_name: string;
    legal_form: string;
    siret: string;
    mediator: string;
    labels: string[];
    /** What the label brings, the highest amounts first; only for appliances that the shop repairs. */
    bonuses: Bonus[];
    /** False while the shop takes no booking online: the page then gives the telephone. */
    bookable: boolean;
  };
  showcase: Showcase;
  reviews: ShownReviews;
  today: LocalDate;
  open_state: OpenState;
  opening_hours: WeekHours;
  /** Closures and unusual hours of the next weeks. */
  exceptions: HoursException[];
  /** Public holidays of the next weeks on which the shop would be open. */
  holidays: { date: LocalDate; name: string }[];
  skills: CategoryId[];
  /** Those who repair, by their first name only. */
  people: { firstname: string; initials: string; color: string; skills: CategoryId[] }[];
  /** What is asked most, to see its own hours. */
  chips: { id: string; name: string }[];
  /** Where the shop is, and how far it comes; null when it is not located. */
  area: { base: BaseMap; shop: MapPoint; radius: number | null; listed: MapStain | null } | null;
  tariffs: Tariffs;
  locations: Location[];
  /** How far the shop travels, in kilometres and minutes, null when unlimited or unknown; and its list of postal codes. */
  travel: { max_km: number | null; max_minutes: number | null; zips?: readonly string[] };
  /** The next free windows, first come first; empty when none or not bookable. */
  next_slots: PublicWindow[];
  /** Id of the kind of appliance that the visitor searched for, given on to the booking; empty when none. */
  kind_id: string;
  /** Parameters of every link to the booking: what the visitor already said of the fault and the place. */
  carried: Record<string, string>;
};

export type BookingProps = {
  shop: ShopCard & { timezone: Zone };
  /** Intervention types bookable online, in the order shown. */
  kinds: InterventionName[];
  locations: Location[];
  /** Union of the technicians' skills: only these trades are proposed. */
  categories: CategoryId[];
  /** First names of those who may come, to say who arrives. */
  technicians: { id: string; firstname: string }[];
  tariffs: Tariffs;
  today: LocalDate;
  horizon_days: number;
  /** What the shop repairs, in the order shown. */
  appliances: BookedKind[];
  /** The hour pressed on the shop's page, checked; null for none. */
  wish: Wish | null;
  /** The shop tries its own page: nothing but an appointment is written. */
  trial: TrialContact | null;
} & BookingLink;

/** The same booking as plain forms. */
export type BookingFormProps = FormScreen & {
  offer: BookingProps;
  /** What was searched for on the first screen, and its kinds. */
  search: { q: string; found: BookedKind[] };
  danger: (SafetyOrders & { isNotice: boolean }) | null;
  /** Once it is booked. */
  done: (PublicWindow & BookedSheets & { held_until: Instant | null }) | null;
};

/** `sheets`: of a visit for several appliances, the first one too. */
type BookedSheets = {
  sheetid: string;
  reference: string;
  sheets: { appliance: string; sheetid: string }[];
};

/** A kind of appliance and the shop's trades that repair it, the first one deciding. `isWorks`: it has no plate. */
export type BookedKind = {
  id: string;
  name: string;
  category_ids: CategoryId[];
  isWorks?: true;
  /** In cents, where the shop holds the label: deducted for a private owner, out of guarantee. */
  bonus?: Cents;
};

export type BookingConfirmationProps = PublicWindow & {
  state: "waiting" | "confirmed" | "released";
  sheetid: string;
  token: string;
  reference: string;
  shop: ShopCard & { street: string; timezone: Zone };
  kind: string;
  where: Location;
  held_until: Instant;
};

/** What a client takes by each way; `saved` right after a press. */
export type MessageChoiceProps = {
  sheetid: string;
  reference: string;
  shop: ShopCard;
  saved: boolean;
  channels: { channel: "email" | "sms"; wanted: boolean }[];
};

/** Contact details typed with a booking, behind the link sent to the e-mail on file. */
export type ContactDetailsProps = {
  state: "open" | "confirmed" | "dismissed" | "expired";
  sheetid: string;
  token: string;
  reference: string;
  shop: ShopCard;
  /** Only while it is open; `from` is empty for what is added. */
  changes: { label: string; from: string; to: string }[];
};

/** `accepted`: behind the link of a booking, the text as it was that day; null for the terms of today. */
export type TermsProps = {
  shop: ShopCard;
  text: string;
  accepted: { sheetid: string; on: LocalDate } | null;
};

/** `reference` is given back, never the contact; whether a link was `sent`, the page says alike for all. */
export type TrackingLookupProps = { reference: string; error: LookupError | null; sent: boolean };
export type QuoteLookupProps = TrackingLookupProps;
export type LookupError = "too-many" | "missing";

/** Never a name, an address, a telephone or an e-mail of the client. */
export type TrackingProps = PhotoSending & {
  sheetid: string;
  reference: string;
  shop: ShopCard & { street: string; timezone: Zone };
  status: RepairStatus;
  created_at: Instant;
  lastUpdateAt: Instant;
  /** « Lave-linge Bosch »; empty when no appliance was named. */
  appliance: string;
  /** Address of the machine's drawing; null when the catalogue has none. */
  drawing: string | null;
  where: Location;
  /** Where the machine is now, as far as the journal says. */
  device_at: "client" | "shop" | "returned";
  /** Past and coming, oldest first; cancelled ones included. */
  appointments: TrackedAppointment[];
  /** Quotes that were sent, newest first. */
  quotes: TrackedQuote[];
  invoices: TrackedInvoice[];
  /** What the shop wrote for the client and what was announced, newest first. */
  messages: { at: Instant; text: string }[];
  /** What the client wrote on this page and what the shop answered, oldest first. */
  conversation: Said[];
  /** The hours that suit a client who asked for an earlier window; null for who did not. */
  waiting: WaitingPart | null;
  writing: Writing;
  /** Those that the shop chose to show, in the order they were taken. */
  photos: TrackedPhoto[];
  /** When the terms of sale were accepted; null for a repair that was not booked online. */
  terms_accepted_at: Instant | null;
  /** The words by which the client lets the shop show them as examples, and since when; null while they do not. */
  photo_consent: { since: Instant | null; text: string };
  /** Null where no quote and no invoice deducts a bonus. */
  bonus_consent: TrackedConsent | null;
  /** What to do until the repairer comes; null when nothing presses, or once the repair is over. */
  danger: SafetyOrders | null;
  /** A booking that its link must still confirm, or whose slot was given back; null for any other. */
  hold: { state: "waiting" | "released"; until: Instant } | null;
  /** That the appliance cannot be repaired; null when no certificate stands. */
  certificate: { at: Instant; pdf_url: string } | null;
};
/** An earlier window that is offered to a client who asked for one. */
export type WindowOfferedProps = Offered & {
  sheetid: string;
  token: string;
  reference: string;
  shop: ShopCard & { timezone: Zone };
};
/** A safety card as the client reads it. */
export type SafetyOrders = {
  title: string;
  advice: readonly string[];
  calls: readonly { name: string; number: string }[];
};
export type TrackedAppointment = PublicWindow & {
  id: string;
  kind: InterventionName;
  where: Location;
  status: "TODO" | "DONE" | "CANCEL";
  /** First name of who comes; empty when not decided. */
  technician: string;
  /** The hour given by a technician on the road; null before, and once arrived. */
  expected_at: Instant | null;
  /** A narrower part of the window, on the day, once the round has come near; null when there is none to say. */
  narrow: NarrowWindow | null;
  /** Still to be done in the agenda, and past, or of a repair that is over. */
  is_over: boolean;
  /** Until when the client may cancel or move it, and whether that is past; null for one that is not theirs to change. */
  change: ClientChange | null;
};

export type OwnAppointmentProps = WindowChoice & {
  sheetid: string;
  reference: string;
  shop: ShopCard & { street: string; timezone: Zone };
  appointment: PublicWindow & { id: string; kind: string; where: Location; technician: string };
  /** Moved and cancelled together; empty for one appliance alone. */
  appliances: string[];
  change: ClientChange | null;
  /** Why what was pressed is not done; null for a page just opened. */
  problem: "slot-taken" | "too-late" | "not-yours" | "no-slot" | "long-reason" | null;
};
export type QuoteProps = QuotePage<ShopCard>;
export type QuoteReadingProps = QuoteReading<ShopCard>;
export type QuoteWithdrawalProps = QuoteWithdrawal<ShopCard>;
export type { CheckedDocument, DocumentCheckProps } from "./quote/props.ts";

export type PricingProps = { plans: Plan[] };

export type ContactProps = { email: string };

export type NotFoundProps = { loggedIn: boolean };
/** `reference` names the failed request in the logs; null when the failure is the visitor's. */
export type ErrorProps = { status: number; reference: string | null };

export type HelpProps = {
  /** What is looked for in the guide; empty for its table of contents. */
  question: string;
  articles: readonly HelpEntry[];
};
export type HelpArticleProps = { article: HelpArticle; next: readonly HelpEntry[] };
