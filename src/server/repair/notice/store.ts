/** Who is told of the journal's items: the people of the shop whom they concern, the client of a repair that takes a status. */
import { sql, type RawBuilder } from "kysely";
import type { JournalItem } from "../../../domain/repair/journal.ts";
import { eventsOf, type ToldEvent } from "../../../domain/repair/webhook/events.ts";
import type { Instant } from "../../../domain/time.ts";
import type { Author } from "../../platform/change.ts";
import { leaveForCommit } from "../../platform/database/before-commit.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";

type Written = { repair_id: string; author: Author; at: Instant };

/** `users`: null for all whom the repair concerns. */
type Notice = { kind: string; description: string; users: readonly string[] | null };

export function noticesOf(items: readonly JournalItem[]): Notice[] {
  return items.flatMap((item): Notice[] => {
    if (item.type === "PartReceived")
      return [{ kind: "part-received", description: item.payload.description, users: null }];
    if (item.type !== "NotesAdded" || !item.payload.mentioned?.length) return [];
    const { description, mentioned } = item.payload;
    return [{ kind: "mention", description, users: mentioned }];
  });
}

/** The repairs that took a status: their clients are told, when the shop sends such a letter. */
export async function planLetters(
  db: ShopDb,
  taken: readonly { repair_id: string; status: string }[],
  at: Instant,
): Promise<void> {
  if (taken.length === 0) return;
  await sql`
    select app.plan_status_letter(${SHOP_ID}, taken.id, taken.status, ${at}::timestamptz)
    from unnest(${taken.map(({ repair_id }) => repair_id)}::uuid[], ${taken.map(({ status }) => status)}::text[])
      as taken (id, status)`.execute(db);
}

type Told = Pick<Written, "repair_id" | "at">;

/** A part of a statement: what the shop's programs are told of these events. It answers those that were planned. */
export const planningWebhooks = (
  { repair_id, at }: Told,
  events: readonly ToldEvent[],
): RawBuilder<string[]> =>
  sql<
    string[]
  >`app.plan_webhooks(${SHOP_ID}::uuid, ${repair_id}::uuid, ${JSON.stringify(events)}::jsonb, ${at}::timestamptz)`;

/** The repairs that these items changed: the shop's programs are told. */
export async function planWebhooks(
  db: ShopDb,
  written: readonly { repair_id: string; items: readonly JournalItem[] }[],
  at: Instant,
): Promise<void> {
  const told = written.map(({ repair_id, items }) => ({
    repair_id,
    events: eventsOf({ repair_id, items }),
  }));
  await planEvents(db, told, at);
}

type RepairEvents = { repair_id: string | null; events: readonly ToldEvent[] };

/** Their bodies are written before the commit, when everything of the act is. */
export async function planEvents(
  db: ShopDb,
  events: readonly RepairEvents[],
  at: Instant,
): Promise<void> {
  const told = events.filter((one) => one.events.length > 0);
  if (told.length === 0) return;
  const { rows } = await sql<{ planned: string[] }>`
    select app.plan_webhooks(${SHOP_ID}::uuid, (t ->> 'repair_id')::uuid, t -> 'events', ${at}::timestamptz) as planned
    from jsonb_array_elements(${JSON.stringify(told)}::jsonb) as t`.execute(db);
  for (const { planned } of rows) leaveForCommit(db, planned);
}

/** In the transaction of the items. Told in bulk, as the demonstration is, nothing is notified. */
export async function notifyOfItems(
  db: ShopDb,
  { repair_id, author, at }: Written,
  items: readonly JournalItem[],
): Promise<void> {
  await planWebhooks(db, [{ repair_id, items }], at);
  const moved = items.findLast(({ type }) => type === "StatusChanged");
  if (moved?.type === "StatusChanged")
    await planLetters(db, [{ repair_id, status: moved.payload.to }], at);
  for (const { kind, description, users } of noticesOf(items))
    await sql`
      select app.notify(${SHOP_ID}, ${kind}, jsonb_strip_nulls(jsonb_build_object('reference', r.reference,
          'description', ${description}::text, 'text', left(${description}::text, 200),
          'author', (select u.firstname || ' ' || u.lastname from app.shop_user u
            where u.shop_id = ${SHOP_ID} and u.id = ${author.account_id}::uuid))),
        r.id, ${users ? [...users] : null}::uuid[], ${author.account_id}::uuid, ${at})
      from app.repair r where r.shop_id = ${SHOP_ID} and r.id = ${repair_id} and not app.in_bulk()`.execute(
      db,
    );
}
