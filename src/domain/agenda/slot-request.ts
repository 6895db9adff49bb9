import type { Location } from "../catalogue/interventions.ts";
import type { BookingRules } from "../shop/booking-rules.ts";
import type { Instant, LocalDate, Zone } from "../time.ts";
import type { AgendaEvent } from "./event.ts";
import type { Opening, WeekHours } from "./opening.ts";
import type { Place, TravelRules, TravelTime } from "./travel.ts";

export type Technician = {
  id: string;
  working_hours: WeekHours;
  /** Ids of the categories this person repairs. */
  skills: readonly string[];
  /** Where this person's day begins and ends, when it is not the shop's base. */
  base?: Place;
};

/** What the shop decided that the search obeys. */
export type SlotRules = Pick<
  BookingRules,
  "notice_minutes" | "horizon_days" | "step_minutes" | "window_minutes"
> &
  Partial<Pick<BookingRules, "visits_per_day">>;

/** As far ahead as anybody plans. */
export const DESK_HORIZON_DAYS = 400;

/** The desk may plan for now, and as far ahead as it wants: the notice, the horizon and the most visits of a day are for visitors. */
export const deskRules = (rules: BookingRules): BookingRules => ({
  ...rules,
  notice_minutes: 0,
  horizon_days: DESK_HORIZON_DAYS,
  visits_per_day: 0,
});

/** What the search needs to know of an existing event; the absences are events too. */
export type BusyEvent = Pick<
  AgendaEvent,
  | "id"
  | "start_at"
  | "end_at"
  | "duration"
  | "fullday"
  | "kind"
  | "where"
  | "status"
  | "assigned_to"
  | "trip_duration_before"
  | "trip_duration_after"
  | "trip_is_included_before"
  | "trip_is_included_after"
  | "lat"
  | "lon"
>;

export type SlotRequest = {
  now: Instant;
  zone: Zone;
  first: LocalDate;
  /** Dates searched from `first`; clipped by the notice and the horizon. */
  days: number;
  booking: SlotRules;
  /** Length of the visit, by intervention type, for all its appliances. */
  duration_minutes: number;
  opening: Opening;
  technicians: readonly Technician[];
  /** Skill required; null when anybody can do it. */
  category_id: string | null;
  /** Skills that the other appliances of the same visit require; anybody's are left out. */
  other_category_ids?: readonly string[];
  /** Where the visit takes place; null at the workshop ('Atelier'), which is the base. */
  place: Place | null;
  /** The postal codes of that place; absent at the workshop. */
  zips?: readonly string[];
  /** Given as 'Chez le client' with a null place: not located, each trip counts the shop's minimum. */
  where?: Location;
  travel: TravelTime;
  travel_rules: TravelRules;
  /** Every event that touches the dates searched; others change nothing. */
  events: readonly BusyEvent[];
};

/** An arrival window free for one technician, with the real hours kept for it. */
export type FreeSlot = {
  user_id: string;
  start_at: Instant;
  end_at: Instant;
  public_start_at: Instant;
  public_end_at: Instant;
  trip_duration_before: number;
  trip_duration_after: number;
  trip_is_included_before: false;
  trip_is_included_after: false;
  /** Minutes on the road that this visit adds to the round. */
  cost: number;
  /** Other technicians who could come in the same window, the best first. */
  alternates: readonly string[];
};

/** An arrival window as a visitor is offered it, and as it comes back. */
export type OfferedSlot = Pick<
  FreeSlot,
  "user_id" | "start_at" | "public_start_at" | "public_end_at"
> & { slot_id: string };

/** A week of them from a day on; `later` is the next one, null past the shop's horizon. */
export type OfferedWeek = {
  slots: OfferedSlot[];
  first: LocalDate;
  later: LocalDate | null;
  out_of_area: boolean;
  skills_apart: boolean;
};
