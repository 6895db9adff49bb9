/** One screen of the booking as plain forms, with what was posted before it. */
import type { OfferedWeek } from "../../../../domain/agenda/slot-request.ts";
import type { Draft } from "../../../../domain/booking/draft/draft.ts";
import type { PhotoRefusal } from "../../../../domain/booking/draft/photo-refusal.ts";
import type { KnownClient } from "../../../../domain/booking/returning/known.ts";
import type { Recognition } from "../../../../domain/booking/returning/posted.ts";
import type { BookingStep } from "../../../../domain/booking/steps.ts";
import type { FieldErrors } from "../../../../domain/validation.ts";

export type FormScreen = {
  step: BookingStep;
  booking_id: string;
  draft: Draft;
  faults: FieldErrors;
  /** Why it was not booked, in French; empty before. */
  refusal: string;
  /** The hours of a week from a day on; null while the place is not known. */
  week: OfferedWeek | null;
  /** Kept with the answers so far; why the last ones sent were not, empty otherwise. */
  photos: { shown: { id: string; src: string }[]; refused: PhotoRefusal | "" };
  /** « Déjà client ? »: whom the right code opened, and a word for what went wrong with it, empty otherwise. */
  recognition: Recognition & { clients: KnownClient[]; fault: string };
};
