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
import { loadEvents } from "../../agenda/store.ts";
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
  /** Id of the trade that the visit needs; null when any person will do. */
  category_id: string | null;
  /** Null for one that is not the client's to change. */
  change: ClientChange | null;
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
  const [appliance] = await loadAppliances(db, repair.appliance_id ? [repair.appliance_id] : []);
  const held = booking !== undefined && holdState(booking) === "waiting";
  return {
    shop,
    repair,
    event,
    category_id: appliance ? (mainCategoryOf(appliance.kind_id)?.id ?? null) : null,
    change: clientChange(event, {
      rules: shop.booking_rules,
      now,
      repair: { archived: repair.archived, held },
    }),
  };
}

type Days = {
  first: LocalDate;
  days: number;
  now: Instant;
  user_id?: string;
  /** The offer whose window is asked for. */
  offer_id?: string | undefined;
};

/** The question « when else? »: as long as the appointment lasts, at its place, as if its own hours were free. */
export async function slotsBeside(
  db: ShopDb,
  { shop, event, category_id }: OwnAppointment,
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
  const { where, lat, lon, duration } = event;
  const kind = interventionNamed(event.kind)?.name;
  if (!agenda || !kind) return undefined;
  const place = lat === null || lon === null ? null : { lat, lon };
  const question = { kind, where, category_id, place, first, days };
  const request = slotRequestOf(agenda, { question, now });
  const events = request.events.filter(({ id }) => id !== event.id);
  return { ...request, events, duration_minutes: duration };
}
