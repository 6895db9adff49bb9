/** An appointment as the wall planner shows it: its item, its words, its state at this hour. */
import { uncapital } from "../../../domain/catalogue/uncapital.ts";
import { fluidBounds } from "../../../domain/agenda/fluid.ts";
import type { AgendaParameters } from "../../../domain/agenda/params.ts";
import { announcesOtherHours, isOngoing, isPast } from "../../../domain/agenda/event-time.ts";
import {
  EVENT_STATUS_FR,
  isAbsence,
  type AgendaEvent,
  type EventStatus,
} from "../../../domain/agenda/event.ts";
import { fullName } from "../../../domain/client/names.ts";
import type { AllDay } from "../../ui/time-grid/bars.ts";
import type { GridItem } from "../../ui/time-grid/item.ts";
import {
  INTERVENTION_TYPES,
  interventionNamed,
  isLocation,
} from "../../../domain/catalogue/interventions.ts";
import {
  dateOf,
  epochOf,
  formatTime,
  formatWindow,
  lastDateOf,
  type Instant,
  type LocalDate,
  type Zone,
} from "../../../domain/time.ts";
import type { GridLabels, ItemLook, ItemState } from "../../ui/time-grid/grid-types.ts";
import { visitAddress } from "../../../domain/agenda/visit.ts";
import { isTrial } from "../../../domain/booking/trial/mark.ts";
import { isHeld } from "../booking/held.ts";
import { addressesOf, type WholeEvent } from "./event/parts.ts";
import type { AgendaEntry } from "./query.ts";

const OTHER_COLOR = "#e4e1dc";
export const colorOf = (kind: string): string => interventionNamed(kind)?.color ?? OTHER_COLOR;

export const LEGEND = INTERVENTION_TYPES.map(({ name, color }) => ({ name, color }));

const STATUSES: ReadonlySet<string> = new Set(Object.keys(EVENT_STATUS_FR));
const isStatus = (text: string): text is EventStatus => STATUSES.has(text);

const isKnown = <Entry extends WholeEvent>(entry: Entry): entry is Entry & AgendaEvent =>
  isLocation(entry.where) && isStatus(entry.status);

/** The appointment as the domain knows it, from what the server answered: that answer itself, but for an unknown word. */
export const eventOf = (entry: WholeEvent): AgendaEvent =>
  isKnown(entry)
    ? entry
    : {
        ...entry,
        where: isLocation(entry.where) ? entry.where : "Atelier",
        status: isStatus(entry.status) ? entry.status : "TODO",
      };

export const personOf = (entry: AgendaEntry): string =>
  entry.repair ? fullName(entry.repair.client) : isTrial(entry) ? "Essai" : entry.kind;

export const GRID_LABELS: GridLabels = {
  items: "Rendez-vous",
  keys: "Flèches : passer d’un rendez-vous à l’autre. Entrée : ouvrir. Espace : saisir, puis flèches pour déplacer, Maj et flèches pour changer la durée, Entrée pour poser. Échap renonce.",
};

type Fluidity = Pick<AgendaParameters, "showFluidEvents">;
type Shown = Fluidity & Pick<AgendaParameters, "show_ranges">;

/** Without the ranges, the hours announced are not drawn either. */
export function gridItemOf(entry: AgendaEntry, parameters: Shown): GridItem {
  const look = { title: personOf(entry), color: colorOf(entry.kind) };
  const { backdrop, ...item } = itemOf(eventOf(entry), look, parameters);
  const isShown = backdrop && (parameters.show_ranges || backdrop.loose);
  return { ...item, ...(isShown && { backdrop }) };
}

/** Trips on top of the work are its margins; the window announced to the client is drawn behind, or where it floats. */
export function itemOf(
  event: AgendaEvent,
  look: Pick<GridItem, "title" | "color">,
  { showFluidEvents }: Fluidity,
): GridItem {
  const { public_start_at, public_end_at } = event;
  const bounds = showFluidEvents ? fluidBounds(event) : undefined;
  const item: GridItem = {
    ...look,
    id: event.id,
    assigned_to: event.assigned_to,
    start: epochOf(event.start_at),
    end: epochOf(event.end_at),
    margin_before: event.trip_is_included_before ? 0 : event.trip_duration_before,
    margin_after: event.trip_is_included_after ? 0 : event.trip_duration_after,
  };
  if (bounds) return { ...item, backdrop: { ...bounds, loose: true } };
  if (!public_start_at || !public_end_at) return item;
  return { ...item, backdrop: { from: epochOf(public_start_at), to: epochOf(public_end_at) } };
}

export function stateOf(entry: AgendaEntry, now: Instant): ItemState {
  const event = eventOf(entry);
  if (event.status === "CANCEL") return "cancelled";
  if (event.status === "DONE") return "done";
  if (isOngoing(event, now)) return "ongoing";
  return isPast(event, now) ? "past" : "coming";
}

/** « Lave-linge Bosch · Toulouse » */
export function subtitleOf(entry: AgendaEntry): string {
  const { repair, notes } = entry;
  if (!repair) return notes;
  const { appliance } = repair;
  const machine = appliance ? `${appliance.kind} ${appliance.brand}`.trim() : "";
  return [machine, townOf(entry)].filter(Boolean).join(" · ");
}

export function townOf({ repair, where, lat, lon }: AgendaEntry): string {
  if (where === "Atelier") return "Atelier";
  const address = repair && visitAddress({ where, lat, lon }, addressesOf(repair));
  return address?.city ?? "Chez le client";
}

/** « Toulouse · Lave-linge : fuite, sous la machine », what a card has room for. */
export function cardLine(entry: AgendaEntry): string {
  const { repair, notes } = entry;
  if (!repair) return notes;
  const { appliance, fault } = repair;
  const trouble = appliance?.kind && fault ? uncapital(fault) : fault;
  const what = [appliance?.kind, trouble].filter(Boolean).join(`${NBSP}: `);
  return [townOf(entry), what].filter(Boolean).join(" · ");
}

const NBSP = "\u00a0";

type Announced = Pick<
  AgendaEntry,
  "start_at" | "end_at" | "duration" | "public_start_at" | "public_end_at"
>;

/** The window announced to the client, when it differs from the real hours; with its days when they are several. */
export function announcedText(entry: Announced, zone: Zone): string | undefined {
  const { public_start_at, public_end_at } = entry;
  if (!public_start_at || !public_end_at || !announcesOtherHours(entry)) return undefined;
  const isOneDay =
    dateOf(public_start_at, zone) === lastDateOf(public_start_at, public_end_at, zone);
  return isOneDay
    ? `${formatTime(public_start_at, zone)} – ${formatTime(public_end_at, zone)}`
    : formatWindow(public_start_at, public_end_at, zone);
}

/**
 * What stands at the head of an appointment in the list of a day: « 8 h » and « 18 h », « Journée », « suite » for what began
 * on a day before; `to` is empty for what ends on a day after.
 */
export function hoursOn(
  { start_at, end_at, fullday }: Pick<AgendaEntry, "start_at" | "end_at" | "fullday">,
  date: LocalDate,
  zone: Zone,
): { from: string; to: string } {
  if (fullday) return { from: "Journée", to: "" };
  return {
    from: dateOf(start_at, zone) < date ? "suite" : formatTime(start_at, zone),
    to: lastDateOf(start_at, end_at, zone) > date ? "" : formatTime(end_at, zone),
  };
}

type DisplayContext = { now: Instant; zone: Zone; nameOf: (id: string) => string };

/** `description` is what the card adds to the words on the block, for those who listen. */
export function lookOf(entry: AgendaEntry, { now, zone, nameOf }: DisplayContext): ItemLook {
  const announced = announcedText(entry, zone);
  const parts = [
    formatWindow(entry.start_at, entry.end_at, zone),
    entry.kind,
    entry.assigned_to.map(nameOf).join(" et "),
    announced && `annoncé ${announced}`,
    EVENT_STATUS_FR[eventOf(entry).status],
    isHeld(entry) && "à confirmer par le client",
    entry.repair?.danger && `danger : ${entry.repair.danger.label}`,
    entry.repair?.urgency === 1 && "urgent",
  ];
  return {
    state: stateOf(entry, now),
    ...wordsOf(entry),
    description: parts.filter(Boolean).join(", "),
  };
}

/** Without a client, what was noted says more than the type: « Point d’équipe ». */
function wordsOf(entry: AgendaEntry): Pick<ItemLook, "short" | "subtitle"> {
  const { repair, notes, kind } = entry;
  const noted = repair ? "" : (notes.split("\n")[0] ?? "");
  if (noted) return { short: noted, subtitle: kind };
  return { short: repair?.client.lastname || personOf(entry), subtitle: cardLine(entry) };
}

/** Whole days are bars above the grid; a shop's absence names who is away. */
export function allDayOf(entry: AgendaEntry, zone: Zone, nameOf: (id: string) => string): AllDay {
  const names = entry.assigned_to.map(nameOf).join(", ");
  const what = isAbsence(entry) ? entry.notes || entry.kind : personOf(entry);
  return {
    id: entry.id,
    title: [names, what].filter(Boolean).join(" · "),
    color: colorOf(entry.kind),
    first: dateOf(entry.start_at, zone),
    last: lastDateOf(entry.start_at, entry.end_at, zone),
    assigned_to: entry.assigned_to,
  };
}
