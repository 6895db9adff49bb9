import { addDays, daysBetween, type LocalDate } from "../../../domain/time.ts";
import { readObject } from "../json.ts";
import type { BookingProps, OfferedSlot } from "../props.ts";
import type { Draft } from "./draft.ts";
import { slotsOf } from "./offered-slots.ts";

export type Search = { slots: OfferedSlot[]; out_of_area: boolean };

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
  return { slots: slotsOf(body.slots), out_of_area: body.out_of_area === true };
}

/** An unknown position is left out: the server finds it from the postcode and the town. */
export function slotQuery(draft: Draft, first: LocalDate): string {
  const { kind, where, category_id, zip, city, street, lat, lon } = draft;
  const query = new URLSearchParams({ kind, where, first, from: first, days: String(DAYS) });
  if (category_id) query.set("category_id", category_id);
  if (where !== "Chez le client") return query.toString();
  for (const [key, value] of Object.entries({ zip, city, street, lat, lon }))
    if (value !== null && value !== "") query.set(key, String(value));
  return query.toString();
}

/** The first day of the next search; undefined past the shop's horizon. */
export function nextFirst(
  { today, horizon_days }: BookingProps,
  first: LocalDate,
): LocalDate | undefined {
  const next = addDays(first, DAYS);
  return daysBetween(today, next) <= horizon_days ? next : undefined;
}
