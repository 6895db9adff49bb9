/** An open repair taken up again: what is new enters its journal and the appointment its agenda, together. */
import { badInput } from "../../domain/validation.ts";
import { isRefusal, refuse, type Refusal } from "../../domain/decision.ts";
import type { Resumption } from "../../domain/repair/creation.ts";
import { resumingItems } from "../../domain/repair/opening.ts";
import { announceAppointment, type AnnouncementContext } from "../agenda/announce.ts";
import { NO_VISIT, visitFor } from "../agenda/locate.ts";
import type { SavingRefusal } from "../agenda/save-event.ts";
import { lockSurvivor } from "../client/merge/store.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { loadShop } from "../shop/store.ts";
import { lockPeople, planEvent, type CreationContext } from "./create.ts";
import { appendItems, loadRepairs, lockRepair, type RepairRow } from "./store.ts";
import { SHOP_ID } from "../platform/database/shop-id.ts";

/** The repair as it is after; undefined when the shop has none of this id. The same request again writes nothing. */
export async function resumeRepair(
  db: ShopDb,
  resumption: Resumption,
  context: CreationContext,
): Promise<RepairRow | SavingRefusal | Refusal<"repair-archived"> | undefined> {
  const { repair_id } = resumption;
  await lockPeople(db, resumption.event);
  const [known] = await loadRepairs(db, [repair_id]);
  if (known) await lockSurvivor(db, known.client_id);
  const [shop, repair] = await Promise.all([
    loadShop(db, context.shop_id),
    lockRepair(db, repair_id),
  ]);
  if (!shop || !repair) return undefined;
  const owner_id = await recordRequest(db, resumption, repair);
  if (owner_id !== "first") return owner_id === repair.id ? repair : badInput({ id: OTHER_REPAIR });
  if (repair.archived) return refuse("repair-archived");
  const refused = await writeResumption(db, resumption, {
    repair,
    announcing: { ...context, shop },
  });
  return refused ?? (await loadRepairs(db, [repair_id]))[0];
}

const OTHER_REPAIR = "Cette demande a déjà servi pour une autre réparation. Rechargez la page.";

/** Idempotence: "first", or the repair for which a request of this id was recorded before. The repair is locked. */
async function recordRequest(db: ShopDb, { id }: Resumption, repair: RepairRow): Promise<string> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("repair_resumption")
    .values({ shop_id: repair.shop_id, id, repair_id: repair.id })
    .onConflict((conflict) => conflict.columns(["shop_id", "id"]).doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 1n) return "first";
  const before = await db
    .selectFrom("repair_resumption")
    .select("repair_id")
    .where("shop_id", "=", SHOP_ID)
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return before.repair_id;
}

type ResumptionParts = { repair: RepairRow; announcing: AnnouncementContext };

async function writeResumption(
  db: ShopDb,
  resumption: Resumption,
  { repair, announcing }: ResumptionParts,
): Promise<SavingRefusal | undefined> {
  const { shop, author, at } = announcing;
  const { event: input } = resumption;
  const visit = (await visitFor(db, input ? repair.id : null)) ?? NO_VISIT;
  const event =
    input && (await planEvent(db, { shop, input, user_id: author.account_id, at, visit }));
  if (isRefusal(event)) return event;
  const items = resumingItems(resumption, repair, event);
  await setTypeOfDraftRepair(db, resumption, repair);
  await appendItems(db, { shop_id: shop.id, repair_id: repair.id, author, at }, items);
  if (event) {
    const change = { before: undefined, after: event, repair_id: repair.id, items };
    await announceAppointment(db, { ...announcing, ...change });
  }
  return undefined;
}

/** A draft had no certain type nor place yet; a repair under way keeps its own, the event has the new ones. */
async function setTypeOfDraftRepair(
  db: ShopDb,
  { intervention_type, where }: Resumption,
  { id, status }: RepairRow,
): Promise<void> {
  if (status !== "Brouillon") return;
  await db
    .updateTable("repair")
    .set({ intervention_type, where })
    .where("shop_id", "=", SHOP_ID)
    .where("id", "=", id)
    .execute();
}
