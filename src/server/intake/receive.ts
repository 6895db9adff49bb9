/** The shop takes an appliance in: signed by the client, its receipt frozen. */
import { isRefusal, type Refusal } from "../../domain/decision.ts";
import { receiptOf } from "../../domain/intake/document.ts";
import type { ReceptionInput } from "../../domain/intake/input.ts";
import {
  receiveDevice,
  receptionEvent,
  receptionItem,
  type ReceptionRefusal,
} from "../../domain/intake/receive.ts";
import { isJournalItem } from "../../domain/repair/journal.ts";
import { faultOf } from "../../domain/repair/problem.ts";
import type { ChangeContext } from "../platform/change.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { sealText } from "../platform/security/sealed-text.ts";
import { loadRepairFile, type RepairFile } from "../quote/document/parties.ts";
import { advanceRepair, appendItems, itemsOfRepairs, lockRepair } from "../repair/store.ts";
import { insertIntake, intakesOfRepairs, loadIntake, type IntakeRow } from "./store.ts";

/** Idempotent by the reception's id; undefined when the repair is not one of this shop's, or the id another repair's. */
export async function receiveAppliance(
  db: ShopDb,
  reception: ReceptionInput,
  { author, at, ledgerKey }: ChangeContext,
): Promise<IntakeRow | Refusal<ReceptionRefusal> | undefined> {
  const { id, repair_id, password } = reception;
  if (!(await lockRepair(db, repair_id))) return undefined;
  const again = await loadIntake(db, id);
  if (again) return again.repair_id === repair_id ? again : undefined;
  const [file, intakes] = await Promise.all([
    loadRepairFile(db, repair_id, at),
    intakesOfRepairs(db, [repair_id]),
  ]);
  if (!file) return undefined;
  const isOpen = intakes.some(({ returned_at }) => returned_at === null);
  const hasAppliance = file.parties.appliance !== null;
  const signed = receiveDevice(reception, { hasAppliance, isOpen });
  if (isRefusal(signed)) return signed;
  const { shop_id } = file.repair;
  await insertIntake(db, {
    shop_id,
    reception,
    signed,
    document: receiptOf(reception, await namesOf(db, file)),
    password: password === "" ? null : sealText(ledgerKey, password, id),
    received_at: at,
    received_by: author.account_id,
  });
  await appendItems(db, { shop_id, repair_id, author, at }, [receptionItem(reception)]);
  await advanceRepair(db, repair_id, { event: receptionEvent(reception), author, at });
  return loadIntake(db, id);
}

async function namesOf(db: ShopDb, { repair, parties, kind_id }: RepairFile) {
  const items = (await itemsOfRepairs(db, [repair.id])).filter(isJournalItem);
  const fault = [faultOf(items), repair.description].filter(Boolean).join(". ");
  return { parties, kind_id, reference: repair.reference, fault };
}
