/** A visit for several appliances: one event each, one after the other at one place for the same person. */
import { addMinutes } from "../../time.ts";
import type { AgendaEvent } from "../event.ts";
import type { FreeSlot } from "../slot-request.ts";

type Whole = Omit<FreeSlot, "user_id" | "cost" | "alternates">;
export type VisitHours = Whole & Pick<AgendaEvent, "duration">;

/** The hours of each, in minutes: no gap, the road before the first one and after the last, one window for all. */
export function hoursOfEach(whole: Whole, durations: readonly number[]): VisitHours[] {
  let { start_at } = whole;
  return durations.map((duration, index) => {
    const end_at = addMinutes(start_at, duration);
    const hours = {
      ...whole,
      start_at,
      end_at,
      duration,
      trip_duration_before: index === 0 ? whole.trip_duration_before : 0,
      trip_duration_after: index === durations.length - 1 ? whole.trip_duration_after : 0,
    };
    start_at = end_at;
    return hours;
  });
}

/** « Visite de 2 appareils » */
export const visitText = (count: number): string => `Visite de ${count} appareils`;
