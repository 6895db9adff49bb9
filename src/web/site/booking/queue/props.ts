/** The pages of the waiting list for visitors who have no appointment. */
import type { Draft } from "../../../../domain/booking/draft/draft.ts";
import type { Suiting } from "../../../../domain/booking/waiting/visitor/visitor.ts";
import type { OfferOutcome } from "../../../../domain/booking/waiting/waiting.ts";
import type { Instant, Zone } from "../../../../domain/time.ts";
import type { FieldErrors } from "../../../../domain/validation.ts";

/** With the parts that all pages of the site share. */
export type QueuePages<Booking, Card, Window> = {
  "booking/queue": QueueProps<Booking>;
  "booking/queue-leave": QueueLeaveProps<Card>;
  "booking/queue-offer": QueueOfferProps<Card, Window>;
};

type QueueProps<Booking> = {
  offer: Booking;
  draft: Draft;
  suiting: Suiting;
  faults: FieldErrors;
  /** Why it was not taken, in French; empty before. */
  refusal: string;
  /** Once it is taken: where the letter went. */
  sent_to: string | null;
};

type QueueLeaveProps<Card> = {
  shop: Card;
  token: string;
  state: "in" | "left";
  /** « Lave-linge, chez vous (31000), le matin »; empty once it is erased. */
  job: string;
};

type QueueOfferProps<Card, Window> = {
  shop: Card & { timezone: Zone };
  token: string;
  state: "open" | OfferOutcome | "lost";
  offered: Window;
  expires_at: Instant;
  job: string;
  /** The visit has a price: its button says so. */
  due: boolean;
};
