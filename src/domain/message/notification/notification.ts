/** What a person of the shop should know (specification §3): what happened, and the place that it leads to. */
import type { Instant } from "../../time.ts";
import { describeNotification, type About } from "./describe.ts";
import type { NotificationKind } from "./kind.ts";

/** As stored, with what one of its recipients made of it. */
export type NotificationRecord = {
  id: string;
  kind: NotificationKind;
  about: About;
  repair_id: string | null;
  assigned_to: string | null;
  done_at: Instant | null;
  read_at: Instant | null;
  created_at: Instant;
};

type Words = { title: string; subtitle: string };
/** « event » is about a repair and names it; « other » has its words only. */
export type Notification = Pick<
  NotificationRecord,
  "id" | "kind" | "assigned_to" | "done_at" | "read_at" | "created_at"
> & { path: string } & (
    | { type: "event"; data: Words & { repair_id: string } }
    | { type: "other"; data: Words }
  );

export function notificationOf({ about, repair_id, ...record }: NotificationRecord): Notification {
  const words = describeNotification(record.kind, about);
  const call = about.call_id && `/app/teleassistance?call=${about.call_id}`;
  return repair_id
    ? {
        ...record,
        path: call || `/app/sheet/${repair_id}`,
        type: "event",
        data: { ...words, repair_id },
      }
    : { ...record, path: call || PLACES[record.kind], type: "other", data: words };
}

/** Where one about no repair leads. */
const PLACES: Record<NotificationKind, string> = {
  booking: "/app/agenda",
  "appointment-changed": "/app/agenda",
  "quote-answered": "/app/quote",
  "part-received": "/app/repair",
  "payment-received": "/app/quote",
  "card-refund-failed": "/app/quote",
  "invoice-rejected": "/app/quote",
  "message-failed": "/app",
  "to-call": "/app",
  reply: "/app/repair",
  "call-waiting": "/app/teleassistance",
  silence: "/app/repair",
  mention: "/app/repair",
  "webhook-failed": "/app/settings",
  "webhook-stopped": "/app/settings",
};
