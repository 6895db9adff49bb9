/** The password of an appliance at the workshop, shown on demand: the journal says to whom and when. */
import { refuse, type Refusal } from "../../domain/decision.ts";
import type { ChangeContext } from "../platform/change.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { openText } from "../platform/security/sealed-text.ts";
import { appendItems, lockRepair } from "../repair/store.ts";
import { loadIntake, loadPassword } from "./store.ts";

export type DevicePassword = { intake_id: string; password: string };

export async function readDevicePassword(
  db: ShopDb,
  intake_id: string,
  { author, at, ledgerKey }: ChangeContext,
): Promise<DevicePassword | Refusal<"no-password"> | undefined> {
  const intake = await loadIntake(db, intake_id);
  const repair = intake && (await lockRepair(db, intake.repair_id));
  if (!repair) return undefined;
  const sealed = await loadPassword(db, intake_id);
  if (sealed === undefined) return refuse("no-password");
  const { shop_id, id: repair_id } = repair;
  const item = { type: "DevicePasswordRead", payload: {} } as const;
  await appendItems(db, { shop_id, repair_id, author, at }, [item]);
  return { intake_id, password: openText(ledgerKey, sealed, intake_id) };
}
