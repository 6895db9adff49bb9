/** What the page of an appointment lets its client choose. */
import type { OfferedSlot } from "../../../domain/agenda/slot-request.ts";
import type { LocalDate } from "../../../domain/time.ts";

export type WindowChoice = {
  /** What is asked: another window, to confirm the one pressed, or to confirm that there shall be none. */
  step: "choose" | "move" | "cancel";
  wanted: OfferedSlot | null;
  /** Free windows of the week from `first`, in the order of the calendar. */
  slots: OfferedSlot[];
  first: LocalDate;
  /** First days of the weeks beside; null past the shop's horizon, and before today. */
  next: LocalDate | null;
  previous: LocalDate | null;
  /** Beside the window that was taken meanwhile. */
  nearest: OfferedSlot[];
};
