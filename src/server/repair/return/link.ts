/** The shop says of which repair this one is the return, or takes it back. */
import { isRefusal, refuse, type Refusal } from "../../../domain/decision.ts";
import { linkReturn } from "../../../domain/repair/return/link.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { appendItems, loadRepairs, lockRepair, setRepairFields, type RepairRow } from "../store.ts";

type Link = { id: string; return_of: string | null };

export async function linkRepair(
  db: ShopDb,
  { id, return_of }: Link,
  { author, at }: Pick<ChangeContext, "author" | "at">,
): Promise<RepairRow | Refusal | undefined> {
  const repair = await lockRepair(db, id);
  if (!repair) return undefined;
  const ids = [return_of, repair.return_of].flatMap((one) => one ?? []);
  const found = new Map((await loadRepairs(db, ids)).map((one) => [one.id, one]));
  const first = return_of === null ? null : found.get(return_of);
  if (first === undefined) return refuse("repair-unknown");
  const linked = (repair.return_of && found.get(repair.return_of)) || null;
  const item = linkReturn(repair, first, linked);
  if (isRefusal(item)) return item;
  await setRepairFields(db, id, { return_of });
  await appendItems(db, { shop_id: repair.shop_id, repair_id: id, author, at }, [item]);
  return (await loadRepairs(db, [id]))[0];
}
