/** A device of the shop gets another name, or is no longer lent. */
import { isRefusal, type Refusal } from "../../../domain/decision.ts";
import { renameDevice, retireDevice } from "../../../domain/repair/loan/device.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { lockDevice, updateDevice, type LoanDevice } from "./store.ts";

type Renaming = { id: string; from: string; name: string };

export async function renameLoanDevice(
  db: ShopDb,
  { id, ...renaming }: Renaming,
): Promise<LoanDevice | Refusal | undefined> {
  const device = await lockDevice(db, id);
  if (!device) return undefined;
  const decided = renameDevice(device, renaming);
  if (isRefusal(decided)) return decided;
  await updateDevice(db, id, decided);
  return { ...device, ...decided };
}

export async function retireLoanDevice(
  db: ShopDb,
  { id, retired }: { id: string; retired: boolean },
  { at }: Pick<ChangeContext, "at">,
): Promise<LoanDevice | Refusal | undefined> {
  const device = await lockDevice(db, id);
  if (!device) return undefined;
  const decided = retireDevice(device, { retired });
  if (isRefusal(decided)) return decided;
  await updateDevice(db, id, { retired_at: retired ? at : null });
  return { ...device, ...decided };
}
