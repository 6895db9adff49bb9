/** Writes what webhooks are sent, once an event: its record as the interface for programs answers it in the same transaction. */
import {
  isWebhookEvent,
  RECORD_OF_EVENT,
  type WebhookRecord,
} from "../../../../domain/account/webhook/event.ts";
import type { Instant } from "../../../../domain/time.ts";
import type { ShopDb } from "../../../platform/database/scope.ts";
import { freezeBody, unwrittenOf, type UnwrittenDelivery } from "./store.ts";

/** A record as the interface for programs answers it; undefined once it is gone. `id` null: the appointment of the repair. */
export type RecordReader = (
  db: ShopDb,
  asked: { id: string | null; repair_id: string | null; now: Instant },
) => Promise<object | undefined>;

export type Records = Readonly<Record<WebhookRecord, RecordReader>>;

/** Before the commit of the events: what is told is what was true then. */
export const writeBodies =
  (records: Records) =>
  async (db: ShopDb, event_ids: readonly string[]): Promise<void> => {
    for (const delivery of await unwrittenOf(db, event_ids)) await writeBody(db, delivery, records);
  };

/** What every attempt sends; undefined when the record is gone. */
export async function writeBody(
  db: ShopDb,
  delivery: UnwrittenDelivery,
  records: Records,
): Promise<string | undefined> {
  const { shop_id, event_id: id, event: type, created_at: timestamp, facts } = delivery;
  const data = await dataOf(db, delivery, records);
  if (data === undefined) return undefined;
  const added = typeof facts["with"] === "object" ? facts["with"] : {};
  return freezeBody(db, id, JSON.stringify({ id, type, timestamp, shop_id, data, ...added }));
}

const HELLO = { message: "Essai envoyé depuis Établi : cette adresse répond." };

async function dataOf(
  db: ShopDb,
  { event, record_id, repair_id, facts, created_at: now }: UnwrittenDelivery,
  records: Records,
): Promise<unknown> {
  if (!isWebhookEvent(event)) return HELLO;
  const read = records[RECORD_OF_EVENT[event]];
  return (await read(db, { id: record_id, repair_id, now })) ?? facts["data"];
}
