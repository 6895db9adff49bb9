/** Many repairs entrusted to a person of the shop at once, or to none. */
import { refuse, type Refusal } from "../../../domain/decision.ts";
import type { Assignment } from "../../../domain/repair/board/moves.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { loadShop } from "../../shop/store.ts";
import { loadRepairs } from "../store.ts";
import type { ChangedRepairs, RefusedRepair } from "./move.ts";
import { lockRepairs, writeAssignments } from "./store.ts";

export async function assignRepairs(
  db: ShopDb,
  asked: readonly Assignment[],
  { shop_id, ...writing }: Pick<ChangeContext, "author" | "at"> & { shop_id: string },
): Promise<ChangedRepairs | Refusal<"technician-unknown">> {
  const users = (await loadShop(db, shop_id))?.users ?? [];
  const names = new Map(
    users.map(({ id, firstname, lastname }) => [id, `${firstname} ${lastname}`.trim()]),
  );
  if (asked.some(({ technician_id }) => technician_id !== null && !names.has(technician_id)))
    return refuse("technician-unknown");
  const ids = asked.map(({ repair_id }) => repair_id);
  const locked = new Map((await lockRepairs(db, ids)).map((repair) => [repair.id, repair]));
  const unchanged: RefusedRepair[] = [];
  const assignments = asked.filter(({ repair_id, technician_id }) => {
    const repair = locked.get(repair_id);
    const isNew = repair !== undefined && repair.technician_id !== technician_id;
    const refused = repair ? "unchanged" : "repair-unknown";
    if (!isNew) unchanged.push({ repair_id, repair: repair ?? null, refused });
    return isNew;
  });
  const items = assignments.map(({ repair_id, technician_id }) => ({
    repair_id,
    item: {
      type: "TechnicianAssigned" as const,
      payload: { technician_id, name: (technician_id && names.get(technician_id)) ?? "" },
    },
  }));
  await writeAssignments(db, { assignments, items }, writing);
  const changed = await loadRepairs(
    db,
    assignments.map(({ repair_id }) => repair_id),
  );
  return { changed, unchanged };
}
