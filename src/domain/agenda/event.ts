import type { InterventionName, Location } from "../catalogue/interventions.ts";
import { addMinutes, type Instant } from "../time.ts";

export const EVENT_STATUSES = ["TODO", "DONE", "CANCEL"] as const;
export type EventStatus = (typeof EVENT_STATUSES)[number];
export const EVENT_STATUS_FR: Record<EventStatus, string> = {
  TODO: "à faire",
  DONE: "Fait",
  CANCEL: "Annulé",
};

/** The intervention type that keeps a person away: no visit, no place, only time taken. */
export const ABSENCE_KIND = "Congé / indisponibilité" satisfies InterventionName;

/** An appointment of the agenda, as the specification spells it. Durations are minutes. */
export type AgendaEvent = {
  id: string;
  start_at: Instant;
  end_at: Instant;
  duration: number;
  fullday: boolean;
  /** Name of the intervention type. */
  kind: string;
  where: Location;
  created_by: string | null;
  shop_id: string;
  repair_id: string | null;
  /** Of a visit for several appliances: the repair of its first one, the same on the event of each. */
  visit_id: string | null;
  assigned_to: readonly string[];
  /** What it holds of what the shop shares: its van, its lift. */
  resource_ids: readonly string[];
  notes: string;
  status: EventStatus;
  /** The arrival window announced to the client. */
  public_start_at: Instant | null;
  public_end_at: Instant | null;
  /** The bounds inside which the client asked for the visit. */
  constraint_start_at: Instant | null;
  constraint_end_at: Instant | null;
  trip_duration_before: number;
  trip_duration_after: number;
  /** True: the trip is part of start_at … end_at; false: it comes on top. */
  trip_is_included_before: boolean;
  trip_is_included_after: boolean;
  /** Where the visit takes place, when the address was located. */
  lat: number | null;
  lon: number | null;
};

type RequiredField = "id" | "shop_id" | "start_at" | "kind";

export const DEFAULT_DURATION = 60;

/** A new event with the defaults of the specification (§3, §5, §9) for all that is not given. */
export function newEvent(
  given: Pick<AgendaEvent, RequiredField> & Partial<AgendaEvent>,
): AgendaEvent {
  const duration = given.duration ?? DEFAULT_DURATION;
  return {
    end_at: addMinutes(given.start_at, duration),
    fullday: false,
    where: "Chez le client",
    created_by: null,
    repair_id: null,
    visit_id: null,
    assigned_to: [],
    resource_ids: [],
    notes: "",
    status: "TODO",
    public_start_at: null,
    public_end_at: null,
    constraint_start_at: null,
    constraint_end_at: null,
    trip_duration_before: 0,
    trip_duration_after: 0,
    trip_is_included_before: false,
    trip_is_included_after: true,
    lat: null,
    lon: null,
    ...given,
    duration,
  };
}

/** What the status menu offers: any status but the current one. */
export const otherStatuses = (status: EventStatus): EventStatus[] =>
  EVENT_STATUSES.filter((other) => other !== status);

export const isAbsence = ({ kind }: Pick<AgendaEvent, "kind">): boolean => kind === ABSENCE_KIND;
