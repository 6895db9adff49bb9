/** An appointment as its client may change it: with its shop, its repair and the free windows that suit it. */
import type { AgendaEvent } from "../../../domain/agenda/event.ts";
import type { SlotRequest } from "../../../domain/agenda/slot-request.ts";
import { interventionNamed } from "../../../domain/catalogue/interventions.ts";
import { mainCategoryOf } from "../../../domain/catalogue/kinds.ts";
import { clientChange, type ClientChange } from "../../../domain/booking/client-change.ts";
import { holdState } from "../../../domain/booking/hold.ts";
import { isId } from "../../../domain/validation.ts";
import type { Instant, LocalDate } from "../../../domain/time.ts";
import { loadShopAgenda, slotRequestOf } from "../../agenda/slots/find.ts";
import { loadEvents, othersOfVisit } from "../../agenda/store.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { loadAppliances } from "../../repair/appliance/store.ts";
import { loadRepairs, type RepairRow } from "../../repair/store.ts";
import type { Sheet } from "../../repair/track.ts";
import { loadShop, type StaffedShop } from "../../shop/store.ts";
import { loadBooking } from "../hold/store.ts";

export type OwnAppointment = {
  shop: StaffedShop;
  repair: RepairRow;
  event: AgendaEvent;
  /** Of a visit for several appliances all those to be done, this one too, in the order of the calendar. */
  visit: VisitPart[];
  /** Null for one that is not the client's to change. */
  change: ClientChange | null;
};

type VisitPart = {
  event: AgendaEvent;
  reference: string;
  appliance: string;
  /** Id of the trade that it needs; null when any person will do. */
  category_id: string | null;
};

/** Undefined when it is not an appointment of this repair. */
export async function readAppointment(
  db: ShopDb,
  { scope, repair_id }: Sheet,
  { id, now }: { id: string; now: Instant },
): Promise<OwnAppointment | undefined> {
  if (!isId(id)) return undefined;
  const [shop, [repair], [event], booking] = await Promise.all([
    loadShop(db, scope.shop_id),
    loadRepairs(db, [repair_id]),
    loadEvents(db, [id]),
    loadBooking(db, repair_id),
  ]);
  if (!shop || !repair || event?.repair_id !== repair_id) return undefined;
  const visit = await loadVisit(db, event);
  const held = booking !== undefined && holdState(booking) === "waiting";
  const circumstances = { rules: shop.booking_rules, now };
  const changes = visit.map((part) =>
    clientChange(part.event, {
      ...circumstances,
      repair: { archived: repair.archived, held },
    }),
  );
  const change = changes[visit.findIndex((part) => part.event.id === id)] ?? null;
  const movable = changes.every((one) => one?.movable);
  return { shop, repair, event, visit, change: change && { ...change, movable } };
}

async function loadVisit(db: ShopDb, event: AgendaEvent): Promise<VisitPart[]> {
  const others = event.status === "TODO" ? await othersOfVisit(db, event) : [];
  const events = [event, ...others].toSorted((a, b) => (a.start_at < b.start_at ? -1 : 1));
  const repairs = await loadRepairs(
    db,
    events.flatMap((one) => one.repair_id ?? []),
  );
  const appliances = await loadAppliances(
    db,
    repairs.flatMap(({ appliance_id }) => appliance_id ?? []),
  );
  return events.map((one) => {
    const repair = repairs.find(({ id }) => id === one.repair_id);
    const appliance = appliances.find(({ id }) => id === repair?.appliance_id);
    return {
      event: one,
      reference: repair?.reference ?? "",
      appliance: appliance?.kind || "Autre appareil",
      category_id: appliance ? (mainCategoryOf(appliance.kind_id)?.id ?? null) : null,
    };
  });
}

type Days = {
  first: LocalDate;
  days: number;
  now: Instant;
  user_id?: string;
  /** The offer whose window is asked for. */
  offer_id?: string | undefined;
};

/** The question « when else? »: as long as the whole visit lasts, at its place, as if its own hours were free. */
export async function slotsBeside(
  db: ShopDb,
  { shop, event, visit }: OwnAppointment,
  { first, days, now, user_id, offer_id }: Days,
): Promise<SlotRequest | undefined> {
  const agenda = await loadShopAgenda(db, shop.id, {
    first,
    at: now,
    now,
    offer_id,
    days,
    ...(user_id && { user_id }),
  });
  const { where, lat, lon } = event;
  const kind = interventionNamed(event.kind)?.name;
  if (!agenda || !kind) return undefined;
  const place = lat === null || lon === null ? null : { lat, lon };
  const [{ category_id } = { category_id: null }, ...others] = visit;
  const question = { kind, where, category_id, others, place, first, days };
  const request = slotRequestOf(agenda, { question, now });
  const own = new Set(visit.map((part) => part.event.id));
  const events = request.events.filter(({ id }) => !own.has(id));
  const duration_minutes = visit.reduce((sum, part) => sum + part.event.duration, 0);
  return { ...request, events, duration_minutes };
}
