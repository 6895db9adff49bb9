import {
  INTERVENTION_TYPES,
  LOCATIONS,
  type InterventionName,
  type Location,
} from "../catalogue/interventions.ts";
import { recordOf, keysOf } from "../record.ts";
import { DURATION_LIMITS, specialDurationsOf, type DurationRules } from "./duration/duration.ts";
import { among, storedObject, whole, type Limits } from "./stored.ts";

/** What a shop lets visitors book, and when. All lengths in minutes but the horizon, in days, and the visits of a day. */
export type BookingRules = DurationRules & {
  /** Nothing is offered sooner than this after now. */
  notice_minutes: number;
  /** Nothing is offered later than this many days after today. */
  horizon_days: number;
  /** Real starts are this far apart. */
  step_minutes: number;
  /** Length of the arrival window announced to the client. */
  window_minutes: number;
  /** The client may cancel or move up to this long before the announced window. */
  cancel_limit_minutes: number;
  /** Visits of one person in one day past which nothing more is offered online; 0 for no such limit. */
  visits_per_day: number;
  online_kinds: readonly InterventionName[];
  locations: readonly Location[];
};

export const DEFAULT_BOOKING_RULES: BookingRules = {
  notice_minutes: 240,
  horizon_days: 30,
  step_minutes: 30,
  window_minutes: 120,
  cancel_limit_minutes: 1440,
  visits_per_day: 0,
  durations: {
    "Diagnostic / Devis": 60,
    Réparation: 75,
    "Livraison / Enlèvement": 45,
    Télédiagnostic: 30,
    Autre: 60,
    "Congé / indisponibilité": 60,
  },
  special_durations: [],
  online_kinds: ["Diagnostic / Devis", "Réparation", "Livraison / Enlèvement", "Télédiagnostic"],
  locations: LOCATIONS,
};

/** Least and most of each length; those of a visit by its type are `DURATION_LIMITS`. */
export const BOOKING_LIMITS = {
  notice_minutes: [0, 43_200],
  horizon_days: [1, 180],
  step_minutes: [5, 240],
  window_minutes: [15, 720],
  cancel_limit_minutes: [0, 43_200],
  visits_per_day: [0, 50],
} as const satisfies Partial<Record<keyof BookingRules, Limits>>;

export const ONLINE: readonly InterventionName[] = INTERVENTION_TYPES.filter(
  (type) => type.online,
).map((type) => type.name);

/** Reads the stored rules; each missing or impossible value takes its default. */
export function bookingRulesOf(value: unknown): BookingRules {
  const stored = storedObject(value);
  const usual = DEFAULT_BOOKING_RULES;
  return {
    ...recordOf(keysOf(BOOKING_LIMITS), (length) =>
      whole(stored[length], BOOKING_LIMITS[length], usual[length]),
    ),
    durations: durationsOf(storedObject(stored.durations)),
    special_durations: specialDurationsOf(stored.special_durations),
    online_kinds: among(stored.online_kinds, ONLINE, usual.online_kinds),
    locations: among(stored.locations, LOCATIONS, usual.locations),
  };
}

function durationsOf(stored: Readonly<Record<string, unknown>>): BookingRules["durations"] {
  const durations = { ...DEFAULT_BOOKING_RULES.durations };
  for (const { name } of INTERVENTION_TYPES)
    durations[name] = whole(stored[name], DURATION_LIMITS, durations[name]);
  return durations;
}
