import { DURATIONS } from "../../../../domain/agenda/event-time.ts";

const NNBSP = "\u202f";

/** « 45 min », « 1 h », « 1 h 15 », « 2 j 3 h »; a dash when the end comes before the start. */
export function durationText(minutes: number): string {
  if (minutes <= 0) return "—";
  const days = Math.floor(minutes / 1440);
  const hours = Math.floor((minutes % 1440) / 60);
  const rest = minutes % 60;
  if (days === 0 && hours === 0) return `${rest}${NNBSP}min`;
  const padded = hours > 0 ? String(rest).padStart(2, "0") : `${rest}${NNBSP}min`;
  return [days > 0 && `${days}${NNBSP}j`, hours > 0 && `${hours}${NNBSP}h`, rest > 0 && padded]
    .filter(Boolean)
    .join(NNBSP);
}

/** The six of the specification, and the one that an end chosen by hand gives. */
export function durationChoices(duration: number): { value: string; label: string }[] {
  const known = DURATIONS.some((minutes) => minutes === duration);
  return (known ? [...DURATIONS] : [...DURATIONS, duration]).map((minutes) => ({
    value: String(minutes),
    label: durationText(minutes),
  }));
}
