/** An open repair taken up again: what is new enters its journal and the appointment its agenda, together. */
import { badInput } from "../../domain/validation.ts";
import { isRefusal, refuse, type Refusal } from "../../domain/decision.ts";
import type { Resumption } from "../../domain/repair/creation.ts";
import { resumingItems } from "../../domain/repair/opening.ts";
import { announceAppointment, type AnnouncementContext } from "../agenda/announce.ts";
import { repairPlace } from "../agenda/locate.ts";
import type { SavingRefusal } from "../agenda/save-event.ts";
import { lockSurvivor } from "../client/merge/store.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { loadShop } from "../shop/store.ts";
import { holdPeople, planEvent, type Creating } from "./create.ts";
import { appendItems, loadRepairs, lockRepair, type RepairRow } from "./store.ts";

/** The repair as it is after; undefined when the shop has none of this id. The same request again writes nothing. */
export async function resume(
  db: ShopDb,
  resumption: Resumption,
  resuming: Creating,
): Promise<RepairRow | SavingRefusal | Refusal<"repair-archived"> | undefined> {
  const { repair_id } = resumption;
  await holdPeople(db, resumption.event);
  const [known] = await loadRepairs(db, [repair_id]);
  if (known) await lockSurvivor(db, known.client_id);
  const [shop, repair] = await Promise.all([
    loadShop(db, resuming.shop_id),
    lockRepair(db, repair_id),
  ]);
  if (!shop || !repair) return undefined;
  const noted = await note(db, resumption, repair);
  if (noted !== "first") return noted === repair.id ? repair : badInput({ id: OTHER_REPAIR });
  if (repair.archived) return refuse("repair-archived");
  const refused = await write(db, resumption, { repair, announcing: { ...resuming, shop } });
  return refused ?? (await loadRepairs(db, [repair_id]))[0];
}

const OTHER_REPAIR = "Cette demande a déjà servi pour une autre réparation. Rechargez la page.";

/** Notes the request under its id; the repair it was noted for before. The repair is held: two echoes come in turn. */
async function note(db: ShopDb, { id }: Resumption, repair: RepairRow): Promise<string> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("repair_resumption")
    .values({ shop_id: repair.shop_id, id, repair_id: repair.id })
    .onConflict((conflict) => conflict.columns(["shop_id", "id"]).doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 1n) return "first";
  const before = await db
    .selectFrom("repair_resumption")
    .select("repair_id")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return before.repair_id;
}

type Held = { repair: RepairRow; announcing: AnnouncementContext };

async function write(
  db: ShopDb,
  resumption: Resumption,
  { repair, announcing }: Held,
): Promise<SavingRefusal | undefined> {
  const { shop, author, at } = announcing;
  const { event: input } = resumption;
  const located = await repairPlace(db, input ? repair.id : null);
  const place = located?.place ?? null;
  const event =
    input && (await planEvent(db, { shop, input, user_id: author.account_id, at, place }));
  if (isRefusal(event)) return event;
  const items = resumingItems(resumption, repair, event);
  await becomeWhatItIs(db, resumption, repair);
  await appendItems(db, { shop_id: shop.id, repair_id: repair.id, author, at }, items);
  if (event) {
    const change = { before: undefined, after: event, repair_id: repair.id, items };
    await announceAppointment(db, { ...announcing, ...change });
  }
  return undefined;
}

/** A draft had no certain type nor place yet; a repair under way keeps its own, the event has the new ones. */
async function becomeWhatItIs(
  db: ShopDb,
  { intervention_type, where }: Resumption,
  { id, status }: RepairRow,
): Promise<void> {
  if (status !== "Brouillon") return;
  await db.updateTable("repair").set({ intervention_type, where }).where("id", "=", id).execute();
}
