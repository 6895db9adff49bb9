/** A shared resource leaves the shop: past appointments keep its name, those to come lose it. */
import { refuse, type Refusal } from "../../../domain/decision.ts";
import { recordAudit } from "../../account/audit/record.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { lockUsers } from "../store.ts";
import { lockResource, releasePlanned, updateResource, type ResourceRow } from "./store.ts";

/** Undefined when the shop has none of this id. */
export async function removeResource(
  db: ShopDb,
  id: string,
  context: Pick<ChangeContext, "author" | "at" | "ip">,
): Promise<ResourceRow | Refusal<"unchanged"> | undefined> {
  // With the lock of those who plan: none takes it between the two statements below.
  await lockUsers(db, [id]);
  const stored = await lockResource(db, id);
  if (!stored) return undefined;
  if (stored.removed) return refuse("unchanged");
  await releasePlanned(db, id, context.at);
  await updateResource(db, id, { removed_at: context.at });
  await recordAudit(db, context, {
    action: "settings.changed",
    record: { noun: "settings", id, name: `Matériel partagé retiré : ${stored.name}` },
  });
  return { ...stored, removed: true };
}
