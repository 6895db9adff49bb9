/** The shop takes a client off the waiting list. A window that they were offered in writing stays theirs until its time is over. */
import { refuse, type Decision } from "../../../domain/decision.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { appendItems, loadRepairs, type RepairRow } from "../../repair/store.ts";
import { endWaiting } from "./store.ts";

/** Pressed by two people, it is done and written once. Undefined when the shop has no such repair. */
export async function removeWaiting(
  db: ShopDb,
  repair_id: string,
  { at, author }: Pick<ChangeContext, "at" | "author">,
): Promise<Decision<RepairRow, "unchanged"> | undefined> {
  const [repair] = await loadRepairs(db, [repair_id]);
  if (!repair) return undefined;
  if (!(await endWaiting(db, repair_id, at))) return refuse("unchanged");
  const { shop_id } = repair;
  await appendItems(db, { shop_id, repair_id, author, at }, [
    { type: "WaitingEnded", payload: {} },
  ]);
  return repair;
}
