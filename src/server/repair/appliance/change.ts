/** The machine of a repair, corrected on its sheet: its record is replaced, or another one takes its place. */
import { refuse, type Refusal } from "../../../domain/decision.ts";
import { changesText } from "../../../domain/repair/appliance/change.ts";
import type { ApplianceInput } from "../../../domain/repair/appliance/input.ts";
import { newAppliance } from "../../../domain/repair/appliance/new.ts";
import type { JournalItem } from "../../../domain/repair/journal.ts";
import { lockSurvivor } from "../../client/merge/store.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { appendItems, loadRepairs, lockRepair, setRepairFields, type RepairRow } from "../store.ts";
import { insertAppliance, lockAppliance, updateAppliance, type ApplianceRow } from "./store.ts";

type Correction = { id: string; given: ApplianceInput & { id: string } };
type ApplianceRefusal = Refusal<"appliance-unknown" | "unchanged">;

export async function changeAppliance(
  db: ShopDb,
  { id, given }: Correction,
  { author, at }: Pick<ChangeContext, "author" | "at">,
): Promise<RepairRow | ApplianceRefusal | undefined> {
  const repair = await lockWithClient(db, id);
  if (!repair) return undefined;
  const known = await lockAppliance(db, given.id);
  if (known && known.client_id !== repair.client_id) return refuse("appliance-unknown");
  const appliance = newAppliance({ ...given, created_at: known?.created_at ?? at });
  const corrected = { ...appliance, purchased_on: given.purchased_on };
  const { shop_id, client_id } = repair;
  if (known) await updateAppliance(db, known.id, corrected);
  else await insertAppliance(db, { shop_id, client_id }, corrected);
  const item = itemOf(repair, known, corrected);
  if (!item) return refuse("unchanged");
  await setRepairFields(db, id, { appliance_id: given.id });
  await appendItems(db, { shop_id, repair_id: id, author, at }, [item]);
  return (await loadRepairs(db, [id]))[0];
}

/** The client first, as every verb that writes a machine: in another order two of them would deadlock. */
async function lockWithClient(db: ShopDb, id: string): Promise<RepairRow | undefined> {
  const [found] = await loadRepairs(db, [id]);
  if (found) await lockSurvivor(db, found.client_id);
  return found && lockRepair(db, id);
}

type Corrected = Omit<ApplianceRow, "client_id">;

/** Undefined when the machine is the same one and nothing of it differs. */
function itemOf(
  { appliance_id }: RepairRow,
  known: ApplianceRow | undefined,
  to: Corrected,
): JournalItem | undefined {
  if (!known || known.id !== appliance_id) {
    const { purchased_on: _, ...appliance } = to;
    return { type: "ApplianceAdded", payload: { appliance } };
  }
  const { client_id: _, ...from } = known;
  if (changesText(from, to) === "") return undefined;
  return { type: "ApplianceChanged", payload: { from, to } };
}
