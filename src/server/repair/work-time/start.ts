/** A person starts to work on a repair, stops, and corrects what was counted. Starting elsewhere stops the timer that runs. */
import { isRefusal, refuse, type Refusal } from "../../../domain/decision.ts";
import { correctWork, workedUntil } from "../../../domain/repair/work-time/work-time.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { appendItems, loadRepairs, lockRepair, lockRepairs, type RepairRow } from "../store.ts";
import { insertTime, loadTime, runningTime, setMinutes, type WorkTimeRow } from "./store.ts";

type Writing = Pick<ChangeContext, "author" | "at">;
type WorkRefusal = Refusal<"unchanged" | "repair-archived" | "not-of-shop">;

export async function startWork(
  db: ShopDb,
  { id, repair_id, shop_id }: { id: string; repair_id: string; shop_id: string },
  writing: Writing,
): Promise<RepairRow | WorkRefusal | undefined> {
  const user_id = writing.author.account_id;
  if (!user_id) return refuse("not-of-shop");
  const running = await runningTime(db, user_id);
  const repairs = await lockRepairs(db, [repair_id, ...(running ? [running.repair_id] : [])]);
  const repair = repairs.find((one) => one.id === repair_id);
  if (!repair) return undefined;
  if (repair.archived) return refuse("repair-archived");
  if (running?.repair_id === repair_id || (await loadTime(db, id))) return refuse("unchanged");
  if (running) await stop(db, { shop_id, time: running }, writing);
  await insertTime(db, { shop_id, id, repair_id, user_id, started_at: writing.at });
  return (await loadRepairs(db, [repair_id]))[0];
}

export async function stopWork(
  db: ShopDb,
  id: string,
  writing: Writing,
): Promise<RepairRow | WorkRefusal | undefined> {
  const known = await loadTime(db, id);
  const repair = known && (await lockRepair(db, known.repair_id));
  const time = repair && (await loadTime(db, id));
  if (!time) return undefined;
  if (time.minutes !== null) return refuse("unchanged");
  await stop(db, { shop_id: repair.shop_id, time }, writing);
  return (await loadRepairs(db, [repair.id]))[0];
}

type Stopped = { shop_id: string; time: WorkTimeRow };

async function stop(db: ShopDb, { shop_id, time }: Stopped, { author, at }: Writing) {
  const minutes = workedUntil(time, at);
  await setMinutes(db, time.id, minutes);
  await appendItems(db, { shop_id, repair_id: time.repair_id, author, at }, [
    { type: "WorkDone", payload: { work_id: time.id, name: time.name, minutes } },
  ]);
}

type Correction = { id: string; from: number; to: number };

export async function changeWork(
  db: ShopDb,
  { id, from, to }: Correction,
  { author, at }: Writing,
): Promise<RepairRow | Refusal | undefined> {
  const known = await loadTime(db, id);
  const repair = known && (await lockRepair(db, known.repair_id));
  const time = repair && (await loadTime(db, id));
  if (!time) return undefined;
  const item = correctWork(time, { name: time.name, from, to });
  if (isRefusal(item)) return item;
  await setMinutes(db, id, to);
  const { shop_id, id: repair_id } = repair;
  await appendItems(db, { shop_id, repair_id, author, at }, [item]);
  return (await loadRepairs(db, [repair_id]))[0];
}
