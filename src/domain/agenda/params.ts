import { storedObject, whole } from "../shop/stored.ts";

/** How each person looks at the agenda; kept in the browser under one key. */
export const AGENDA_TYPES = ["day", "4day", "week", "month", "list", "other"] as const;
export type AgendaType = (typeof AGENDA_TYPES)[number];

/** A type of view by its text: any that is not known shows seven days (specification §4). */
export const agendaTypeOf = (text: string): AgendaType =>
  AGENDA_TYPES.find((type) => type === text) ?? "other";

export type AgendaParameters = {
  type: AgendaType;
  /** Most days drawn at once, whatever is asked. */
  max_days: number;
  /** Days shown by « 4day ». */
  len_4day: number;
  /** Weeks shown by « week ». */
  len_week: number;
  /** Opening hours and public windows drawn behind. */
  show_ranges: boolean;
  /** Minutes between two lines of the grid. */
  interval_scale: number;
  /** Minutes by which an appointment moves. */
  interval_step: number;
  fit_screen: boolean;
  showFluidEvents: boolean;
  /** People shown; empty for all. */
  usersIDSelected: readonly string[];
};

export const DEFAULT_PARAMETERS: AgendaParameters = {
  type: "4day",
  max_days: 42,
  len_4day: 4,
  len_week: 1,
  show_ranges: true,
  interval_scale: 60,
  interval_step: 60,
  fit_screen: false,
  showFluidEvents: false,
  usersIDSelected: [],
};

/** A quarter of an hour: by steps of one hour, the specification's default, no drag could end at half past nine. */
const FINER_STEP = 15;

/** Minutes by which a drag or an arrow moves an appointment: the step as chosen, unless it is a whole hour. */
export const stepByHand = ({ interval_step }: Pick<AgendaParameters, "interval_step">): number =>
  interval_step < 60 ? interval_step : FINER_STEP;

/** Days shown: 1, the configured length, seven a week, or seven (specification §4). */
export function daysShown(parameters: AgendaParameters): number {
  const { type, len_4day, len_week, max_days } = parameters;
  if (type === "day") return 1;
  if (type === "4day") return Math.min(len_4day, max_days);
  return type === "week" ? Math.min(7 * len_week, max_days) : 7;
}

/** Reads stored parameters; each field that is missing or makes no sense falls back to its default. */
export function parseParameters(stored: string | null): AgendaParameters {
  const given = storedObject(parsed(stored));
  const usual = DEFAULT_PARAMETERS;
  return {
    type: typeof given.type === "string" ? agendaTypeOf(given.type) : usual.type,
    max_days: whole(given.max_days, [7, 366], usual.max_days),
    len_4day: whole(given.len_4day, [1, 14], usual.len_4day),
    len_week: whole(given.len_week, [1, 6], usual.len_week),
    show_ranges: flag(given.show_ranges, usual.show_ranges),
    interval_scale: whole(given.interval_scale, [5, 240], usual.interval_scale),
    interval_step: whole(given.interval_step, [5, 240], usual.interval_step),
    fit_screen: flag(given.fit_screen, usual.fit_screen),
    showFluidEvents: flag(given.showFluidEvents, usual.showFluidEvents),
    usersIDSelected: texts(given.usersIDSelected) ?? usual.usersIDSelected,
  };
}

function parsed(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? "{}");
  } catch {
    // Written by another version, or by hand: the defaults are better than a blank agenda.
    return undefined;
  }
}

const flag = (value: unknown, otherwise: boolean): boolean =>
  typeof value === "boolean" ? value : otherwise;

const texts = (value: unknown): string[] | undefined =>
  Array.isArray(value) && value.every((item) => typeof item === "string") ? value : undefined;
