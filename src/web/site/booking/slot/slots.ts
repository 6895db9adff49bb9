import {
  addDays,
  dateOf,
  daysBetween,
  epochOf,
  type Instant,
  type LocalDate,
} from "../../../../domain/time.ts";
import { readObject } from "../../json.ts";
import type { OfferedSlot } from "../../../../domain/agenda/slot-request.ts";
import type { Draft } from "../../../../domain/booking/draft/draft.ts";
import { slotsOf } from "../../../../domain/booking/draft/offered-slot.ts";
import type { BookingProps } from "../../props.ts";

/** `city`: the town of the postal code; empty when unknown. */
export type Search = { slots: OfferedSlot[]; out_of_area: boolean; city: string };

/** Days asked at once: a week is read at a glance on a phone. */
export const DAYS = 7;

/** The free windows from a day on; undefined when the server cannot be reached or fails. */
export async function searchSlots(
  shopId: string,
  draft: Draft,
  first: LocalDate,
): Promise<Search | undefined> {
  const url = `/api/v1/shops/${shopId}/slots?${slotQuery(draft, first)}`;
  const response = await fetch(url, { headers: { accept: "application/json" } }).catch(
    () => undefined,
  );
  if (!response?.ok) return undefined;
  const body = await readObject(response);
  const city = typeof body.city === "string" ? body.city : "";
  return { slots: slotsOf(body.slots), out_of_area: body.out_of_area === true, city };
}

/** An unknown position is left out: the server finds it from the postcode and the town. */
export function slotQuery(draft: Draft, first: LocalDate): string {
  const { kind, where, category_id, kind_id, zip, city, street, lat, lon } = draft;
  const query = new URLSearchParams({
    kind,
    where,
    kind_id,
    first,
    from: first,
    days: String(DAYS),
  });
  if (category_id) query.set("category_id", category_id);
  if (where !== "Chez le client") return query.toString();
  for (const [key, value] of Object.entries({ zip, city, street, lat, lon }))
    if (value !== null && value !== "") query.set(key, String(value));
  return query.toString();
}

/** Whether the place is known well enough to look for hours. */
export const isPlaced = ({ where, zip }: Pick<Draft, "where" | "zip">): boolean =>
  where === "Atelier" || /^\d{5}$/.test(zip.trim());

/** The first day of the next search; undefined past the shop's horizon. */
export function nextFirst(
  { today, horizon_days }: BookingProps,
  first: LocalDate,
): LocalDate | undefined {
  const next = addDays(first, DAYS);
  return daysBetween(today, next) <= horizon_days ? next : undefined;
}

/** Today, or the day of the window wanted when the first days do not hold it. */
export function firstShown(
  { today, shop }: { today: LocalDate; shop: Pick<BookingProps["shop"], "timezone"> },
  wanted: Instant | null,
): LocalDate {
  if (!wanted) return today;
  const day = dateOf(wanted, shop.timezone);
  return daysBetween(today, day) >= DAYS ? day : today;
}

const NEAREST = 3;

/** The windows nearest to one that is not offered, in the order of the calendar. */
export function nearestTo(wanted: Instant, slots: readonly OfferedSlot[]): OfferedSlot[] {
  const distance = ({ public_start_at }: OfferedSlot) =>
    Math.abs(epochOf(public_start_at) - epochOf(wanted));
  return slots
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, NEAREST)
    .toSorted((a, b) => epochOf(a.public_start_at) - epochOf(b.public_start_at));
}

/** Whether the chosen window still suits the exact address; true when the server cannot say. */
export async function stillFits(
  { id, timezone }: BookingProps["shop"],
  draft: Draft,
): Promise<boolean> {
  const { slot } = draft;
  if (!slot || draft.lat === null) return true;
  const found = await searchSlots(id, draft, dateOf(slot.start_at, timezone));
  return found?.slots.some(({ slot_id }) => slot_id === slot.slot_id) ?? true;
}
