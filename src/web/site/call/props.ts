import type { ClosedReason } from "../../../domain/call/status.ts";
import type { Instant, Zone } from "../../../domain/time.ts";

/** What the page of a call is given: nothing of the client. */
export type CallProps<Card> = {
  token: string;
  shop: Card;
  zone: Zone;
  /** Why the link opens nothing any more. */
  closed: ClosedReason | null;
  /** Of the appointment; null for a call at once. */
  due_at: Instant | null;
  /** The call is about a repair, which keeps what the client sends. */
  takes_clips: boolean;
  /** Minutes of delay that the shop told. */
  delay: number;
};
