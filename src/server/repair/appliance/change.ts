/** The machine of a repair, corrected on its sheet: its record is changed, or another one takes its place. */
import { isRefusal, refuse, type Refusal } from "../../../domain/decision.ts";
import { changesText } from "../../../domain/repair/appliance/change.ts";
import type { DatedAppliance } from "../../../domain/repair/appliance/draft.ts";
import { applianceEdit, mergedAppliance } from "../../../domain/repair/appliance/edit.ts";
import type { ApplianceInput } from "../../../domain/repair/appliance/input.ts";
import { newAppliance } from "../../../domain/repair/appliance/new.ts";
import type { JournalItem } from "../../../domain/repair/journal.ts";
import { lockSurvivor } from "../../client/merge/store.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import {
  mergeRecord,
  recordFieldChanges,
  type ConflictRefusal,
} from "../../platform/edit/field-changes.ts";
import { appendItems, loadRepairs, lockRepair, setRepairFields, type RepairRow } from "../store.ts";
import { insertAppliance, lockAppliance, updateAppliance, type ApplianceRow } from "./store.ts";

type Correction = {
  id: string;
  given: ApplianceInput & { id: string };
  /** What the form was opened with; without it, what is sent overwrites what is stored. */
  base: ApplianceInput | null;
};
type ApplianceRefusal = Refusal<"appliance-unknown" | "unchanged"> | ConflictRefusal;

export async function changeAppliance(
  db: ShopDb,
  { id, ...correction }: Correction,
  context: Pick<ChangeContext, "author" | "at">,
): Promise<RepairRow | ApplianceRefusal | undefined> {
  const repair = await lockWithClient(db, id);
  if (!repair) return undefined;
  const { author, at } = context;
  const { shop_id } = repair;
  const { given } = correction;
  const known = await lockAppliance(db, given.id);
  if (known && known.client_id !== repair.client_id) return refuse("appliance-unknown");
  const corrected = known
    ? await correctKnown(db, { known, ...correction }, context)
    : await insertNew(db, { owner: repair, given }, context);
  if (isRefusal(corrected)) return corrected;
  const item = itemOf(repair, known, corrected);
  if (!item) return refuse("unchanged");
  await setRepairFields(db, id, { appliance_id: given.id });
  await appendItems(db, { shop_id, repair_id: id, author, at }, [item]);
  return (await loadRepairs(db, [id]))[0];
}

type Inserting = Pick<Correction, "given"> & { owner: Pick<RepairRow, "shop_id" | "client_id"> };

async function insertNew(
  db: ShopDb,
  { owner: { shop_id, client_id }, given }: Inserting,
  { at }: Pick<ChangeContext, "at">,
): Promise<DatedAppliance> {
  const { purchased_on } = given;
  const appliance = { ...newAppliance({ ...given, created_at: at }), purchased_on };
  await insertAppliance(db, { shop_id, client_id }, appliance);
  return appliance;
}

/** What another person changed of the machine meanwhile stays; the same field changed by both is refused. */
async function correctKnown(
  db: ShopDb,
  { known, given, base }: Omit<Correction, "id"> & { known: ApplianceRow },
  context: Pick<ChangeContext, "author" | "at">,
): Promise<DatedAppliance | ConflictRefusal> {
  const { category_id } = newAppliance({ ...given, created_at: known.created_at });
  const edit = applianceEdit({ ...given, category_id }, base, known);
  const changes = await mergeRecord(db, known.id, edit);
  if (isRefusal(changes)) return changes;
  const merged = mergedAppliance(known, changes);
  await Promise.all([
    updateAppliance(db, known.id, merged),
    recordFieldChanges(db, { record_id: known.id, changes }, context),
  ]);
  return merged;
}

/** The client first, as every verb that writes a machine: in another order two of them would deadlock. */
async function lockWithClient(db: ShopDb, id: string): Promise<RepairRow | undefined> {
  const [found] = await loadRepairs(db, [id]);
  if (found) await lockSurvivor(db, found.client_id);
  return found && lockRepair(db, id);
}

/** Undefined when the machine is the same one and nothing of it differs. */
function itemOf(
  { appliance_id }: RepairRow,
  known: ApplianceRow | undefined,
  to: DatedAppliance,
): JournalItem | undefined {
  if (!known || known.id !== appliance_id) {
    const { purchased_on: _, ...appliance } = to;
    return { type: "ApplianceAdded", payload: { appliance } };
  }
  const { client_id: _, ...from } = known;
  if (changesText(from, to) === "") return undefined;
  return { type: "ApplianceChanged", payload: { from, to } };
}
