/** The delay that the shop tells a client who waits for a call. */
import { addMinutes, type Instant } from "../time.ts";

/** In minutes. */
export const DELAYS = [0, 5, 10, 20, 30, 60] as const;
export type Delay = (typeof DELAYS)[number];
export const isDelay = (minutes: number): minutes is Delay =>
  DELAYS.some((delay) => delay === minutes);

export const DELAY_FR: Record<Delay, string> = {
  0: "À l’heure",
  5: "5\u202fmin",
  10: "10\u202fmin",
  20: "20\u202fmin",
  30: "30\u202fmin",
  60: "1\u202fh",
};

/** « 20 min », « 1 h »; empty for none. */
export const delayText = (minutes: number): string =>
  minutes > 0 && isDelay(minutes) ? DELAY_FR[minutes] : "";

/** When the call begins for the client; undefined for a call at once, and without a delay. */
export const expectedStart = (due_at: Instant | null, delay: number): Instant | undefined =>
  due_at && delay > 0 ? addMinutes(due_at, delay) : undefined;
