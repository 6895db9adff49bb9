/** Slots found for a visit, for the tests of the choice among them. */
import type { SlotWish } from "../../src/domain/agenda/best-slot.ts";
import { toInstant, type Instant } from "../../src/domain/time.ts";

export const at = (text: string): Instant => toInstant(Date.parse(`${text}:00+01:00`));
export const slot = (user_id: string, start: string, cost: number, alternates: string[] = []) => ({
  user_id,
  start_at: at(start),
  end_at: toInstant(Date.parse(at(start)) + 3_600_000),
  public_start_at: at(start),
  public_end_at: toInstant(Date.parse(at(start)) + 7_200_000),
  trip_duration_before: 10,
  trip_duration_after: 10,
  cost,
  alternates,
});
/** In the order of the engine: the shortest detour first. */
export const CHEAP = slot("karim", "2026-11-25T10:00", 4, ["lea"]);
export const LATER = slot("lea", "2026-11-26T10:00", 9);
export const SOON = slot("lea", "2026-11-23T09:00", 22);
export const SLOTS = [CHEAP, LATER, SOON];

/** No technician preferred, not urgent, no slot lost. */
export const CALM: SlotWish = { preselected: [], urgency: 0, lost: null };
