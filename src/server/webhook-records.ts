/** What the bodies of webhooks carry: each record as the interface for programs answers it, and as the document describes it. */
import { z } from "zod";
import {
  RECORD_OF_EVENT,
  WEBHOOK_EVENT_FR,
  WEBHOOK_EVENTS,
  type WebhookEvent,
  type WebhookRecord,
} from "../domain/account/webhook/event.ts";
import { REPAIR_STATUSES } from "../domain/repair/status.ts";
import type { RecordReader, Records } from "./account/webhook/delivery/write-bodies.ts";
import { BOOKING, readBooking } from "./agenda/api/rest.ts";
import { eventsOfRepairs } from "./agenda/store.ts";
import { INVOICE, readInvoice } from "./invoice/api/rest.ts";
import { QUOTE, readQuote } from "./quote/api/present.ts";
import type { DescribedWebhook } from "./platform/api/webhook.ts";
import { anInstantText, cents } from "./platform/api/shapes.ts";
import { readRepair, REPAIR } from "./repair/api/list.ts";

const SHAPES: Readonly<Record<WebhookRecord, z.ZodType<object>>> = {
  booking: BOOKING,
  repair: REPAIR,
  quote: QUOTE,
  invoice: INVOICE,
};

const READERS: Records = {
  booking: async (db, { id, repair_id }) => {
    const known = id ?? (repair_id && (await openAppointment(db, repair_id)));
    return known ? readBooking(db, known) : undefined;
  },
  repair: async (db, { id }) => (id ? readRepair(db, id) : undefined),
  quote: async (db, { id, now }) => (id ? readQuote(db, id, now) : undefined),
  invoice: async (db, { id }) => (id ? readInvoice(db, id) : undefined),
};

/** Less what the shape does not name: the link of a repair, the margins of a round. */
const read =
  (record: WebhookRecord): RecordReader =>
  async (db, asked) => {
    const found = await READERS[record](db, asked);
    return found && SHAPES[record].parse(found);
  };

export const WEBHOOK_RECORDS: Records = {
  booking: read("booking"),
  repair: read("repair"),
  quote: read("quote"),
  invoice: read("invoice"),
};

async function openAppointment(
  db: Parameters<RecordReader>[0],
  repair_id: string,
): Promise<string | undefined> {
  const events = await eventsOfRepairs(db, [repair_id]);
  return events.find(({ status }) => status !== "CANCEL")?.id;
}

const status = z.enum(REPAIR_STATUSES);
/** What the domain adds to these events (`domain/repair/webhook`). */
const ADDED: Partial<Record<WebhookEvent, z.ZodRawShape>> = {
  "repair.status_changed": { change: z.object({ from: status, to: status }) },
  "booking.moved": {
    change: z
      .object({ start_at: anInstantText, end_at: anInstantText })
      .meta({ description: "Les heures d’avant." }),
  },
  "payment.recorded": {
    payment: z.object({
      id: z.uuid(),
      amount: cents.meta({ description: "En centimes ; négatif pour une correction." }),
      method: z.string(),
    }),
  },
};

export const DESCRIBED_WEBHOOKS: readonly DescribedWebhook[] = WEBHOOK_EVENTS.map((event) => {
  const added = ADDED[event];
  const record = RECORD_OF_EVENT[event];
  const path = `/api/v1/${record}s/{id}`;
  const described = { event, summary: WEBHOOK_EVENT_FR[event], path, data: SHAPES[record] };
  return added ? { ...described, added } : described;
});
