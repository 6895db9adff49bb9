/** The page on which a client changes an appointment: a week of free windows, and what was pressed. */
import { byTime, nearestSlots, type WantedSlot } from "../../../domain/agenda/slot-choice.ts";
import type { FreeSlot } from "../../../domain/agenda/slot-request.ts";
import { freeSlots } from "../../../domain/agenda/slots.ts";
import { isBookable } from "../../../domain/shop/bookable.ts";
import {
  addDays,
  dateOf,
  parseLocalDate,
  type Instant,
  type LocalDate,
} from "../../../domain/time.ts";
import type { OwnAppointmentProps } from "../../../web/site/props.ts";
import { offered, withRoads } from "../../agenda/slots/find.ts";
import type { Sheet } from "../../repair/track.ts";
import type { Services } from "../../services.ts";
import { cardOf } from "../../shop/present.ts";
import { readAppointment, slotsBeside, type OwnAppointment } from "./read.ts";

export type Asked = {
  problem: OwnAppointmentProps["problem"];
  /** First day of the windows shown, as the address has it. */
  first: string;
  wanted: WantedSlot | undefined;
  cancels: boolean;
};

/** Days shown at once: a week is read at a glance on a phone. */
const DAYS = 7;
const NEAREST = 3;

/** Undefined when it is not an appointment of this repair. */
export async function loadPage(
  { database, clock, routing }: Services,
  sheet: Sheet,
  { sheetid, id, ...asked }: Asked & { sheetid: string; id: string },
): Promise<OwnAppointmentProps | undefined> {
  const now = clock();
  const read = await database.withShop(
    sheet.scope,
    async (db) => {
      const own = await readAppointment(db, sheet, { id, now });
      if (!own) return undefined;
      const days = daysOf(own, asked, now);
      const request = canMove(own)
        ? await slotsBeside(db, own, { first: days.first, days: DAYS, now })
        : undefined;
      return { own, days, request };
    },
    "read",
  );
  if (!read) return undefined;
  const { own, days, request } = read;
  const free = request ? byTime(freeSlots(await withRoads(request, routing))) : [];
  return { ...facts(own, sheetid), ...days, ...choice(own, free, asked), problem: asked.problem };
}

const canMove = ({ change, shop }: OwnAppointment): boolean =>
  change?.movable === true && isBookable(shop);

type Days = Pick<OwnAppointmentProps, "first" | "next" | "previous">;

/** The week of the window that was pressed, the one asked for, or the one that begins today. */
function daysOf({ shop }: OwnAppointment, { first, wanted }: Asked, now: Instant): Days {
  const zone = shop.timezone;
  const today = dateOf(now, zone);
  const last = addDays(today, shop.booking_rules.horizon_days);
  const given = parseLocalDate(first) ?? (wanted && dateOf(wanted.start_at, zone)) ?? today;
  const shown = given < today || given > last ? today : given;
  const next = addDays(shown, DAYS);
  const previous = addDays(shown, -DAYS);
  return {
    first: shown,
    next: next > last ? null : next,
    previous: shown === today ? null : earliest(previous, today),
  };
}

const earliest = (date: LocalDate, least: LocalDate): LocalDate => (date < least ? least : date);

function facts(
  own: OwnAppointment,
  sheetid: string,
): Pick<
  OwnAppointmentProps,
  "sheetid" | "reference" | "shop" | "appointment" | "appliances" | "change"
> {
  const { shop, repair, event, visit, change } = own;
  const { id, kind, where, start_at, end_at } = event;
  const who = shop.users.find((user) => event.assigned_to.includes(user.id));
  return {
    sheetid,
    reference: repair.reference,
    shop: { ...cardOf(shop), street: shop.street, timezone: shop.timezone },
    appointment: {
      id,
      kind,
      where,
      technician: who?.firstname ?? "",
      public_start_at: event.public_start_at ?? start_at,
      public_end_at: event.public_end_at ?? end_at,
    },
    appliances: visit.length > 1 ? visit.map(({ appliance }) => appliance) : [],
    change: change && { ...change, movable: canMove(own) },
  };
}

/** One line for each window: who comes is the shop's to choose. Its own window is no other one. */
function choice(
  { event }: OwnAppointment,
  free: readonly FreeSlot[],
  { problem, wanted, cancels }: Asked,
): Pick<OwnAppointmentProps, "step" | "wanted" | "slots" | "nearest"> {
  const windows = new Map(free.toReversed().map((slot) => [slot.public_start_at, slot]));
  windows.delete(event.public_start_at ?? event.start_at);
  const slots = [...windows.values()].toReversed();
  const pressed =
    wanted &&
    free.find(
      ({ start_at, user_id }) => start_at === wanted.start_at && user_id === wanted.user_id,
    );
  const asks = pressed && !problem;
  return {
    step: cancels ? "cancel" : asks ? "move" : "choose",
    wanted: asks ? offered(pressed) : null,
    slots: slots.map(offered),
    nearest:
      problem === "slot-taken" && wanted ? nearestSlots(slots, wanted, NEAREST).map(offered) : [],
  };
}
