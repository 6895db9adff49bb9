/** Deliveries of parts, of several repairs at once: all are written, or none. A repair that waits for no other part is ready. */
import { isRefusal, refuse, type Refusal } from "../../../domain/decision.ts";
import { partsReceived } from "../../../domain/message/spare-part.ts";
import { senderOf } from "../../../domain/message/sender.ts";
import { applianceLabel } from "../../../domain/repair/appliance/appliance.ts";
import type { JournalItem } from "../../../domain/repair/journal.ts";
import {
  cancelPart,
  receivePart,
  type Delivery,
  type DeliveryRefusal,
} from "../../../domain/repair/spare-part/receive.ts";
import { isComplete, type SparePart } from "../../../domain/repair/spare-part/spare-part.ts";
import { loadClients } from "../../client/store.ts";
import { queueEmail } from "../../message/outbox/store.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { loadShop } from "../../shop/store.ts";
import { loadAppliances } from "../appliance/store.ts";
import { advanceRepair, appendItems, loadRepairs, lockRepairs, type RepairRow } from "../store.ts";
import { loadParts, partsOfRepairs, updatePart } from "./store.ts";

type Refused = Refusal<DeliveryRefusal | "part-unknown">;

export const receiveParts = (
  db: ShopDb,
  deliveries: readonly Delivery[],
  context: ChangeContext,
): Promise<RepairRow[] | Refused> =>
  settleParts(db, { ids: deliveries.map(({ part_id }) => part_id), context }, async (part) => {
    const delivery = deliveries.find(({ part_id }) => part_id === part.id);
    if (!delivery) return refuse("part-unknown");
    const item = receivePart(part, delivery);
    if (!isRefusal(item))
      await updatePart(db, part.id, { received: part.received + delivery.quantity });
    return item;
  });

export const cancelParts = (
  db: ShopDb,
  ids: readonly string[],
  context: ChangeContext,
): Promise<RepairRow[] | Refused> =>
  settleParts(db, { ids, context }, async (part) => {
    const item = cancelPart(part);
    if (!isRefusal(item)) await updatePart(db, part.id, { cancelled: true });
    return item;
  });

type Settle = (part: SparePart) => Promise<JournalItem | Refused>;

async function settleParts(
  db: ShopDb,
  { ids, context }: { ids: readonly string[]; context: ChangeContext },
  settle: Settle,
): Promise<RepairRow[] | Refused> {
  const repair_ids = [...new Set((await loadParts(db, ids)).map(({ repair_id }) => repair_id))];
  const repairs = await lockRepairs(db, repair_ids);
  const parts = await loadParts(db, ids);
  if (parts.length < new Set(ids).size) return refuse("part-unknown");
  const written: { repair_id: string; item: JournalItem }[] = [];
  for (const part of parts) {
    const item = await settle(part);
    if (isRefusal(item)) return item;
    written.push({ repair_id: part.repair_id, item });
  }
  for (const repair of repairs) {
    const own = written.filter(({ repair_id }) => repair_id === repair.id);
    const items = own.map(({ item }) => item);
    await writeDeliveries(db, { repair, items }, context);
  }
  return loadRepairs(db, repair_ids);
}

async function writeDeliveries(
  db: ShopDb,
  { repair, items }: { repair: RepairRow; items: readonly JournalItem[] },
  context: ChangeContext,
): Promise<void> {
  const { shop_id, id: repair_id } = repair;
  const { author, at } = context;
  await appendItems(db, { shop_id, repair_id, author, at }, items);
  if (!isComplete(await partsOfRepairs(db, [repair_id]))) return;
  await advanceRepair(db, repair_id, { event: "part-received", author, at });
  const [ready] = await loadRepairs(db, [repair_id]);
  if (ready && ready.status !== repair.status) await informClient(db, ready, context);
}

/** The repair waited for its parts, and waits no more. */
async function informClient(db: ShopDb, repair: RepairRow, { at, origin }: ChangeContext) {
  const shop = await loadShop(db, repair.shop_id);
  const [client] = await loadClients(db, [repair.client_id]);
  const [appliance] = await loadAppliances(db, repair.appliance_id ? [repair.appliance_id] : []);
  if (!shop || !client) return;
  const email = partsReceived({
    to: client.email,
    shop: senderOf(shop),
    kind_id: appliance?.kind_id ?? null,
    url: `${origin}/suivi/${repair.sheetid}`,
    reference: repair.reference,
    appliance: appliance ? applianceLabel(appliance) : "",
  });
  await queueEmail(db, email, { at, repair_id: repair.id });
}
