/** A shared resource is named, renamed, or put out of use for a while. */
import type { ResourceInput } from "../../../domain/agenda/resource/input.ts";
import { resourceEdit } from "../../../domain/agenda/resource/resource.ts";
import { isRefusal, refuse, type Refusal } from "../../../domain/decision.ts";
import { recordAudit } from "../../account/audit/record.ts";
import type { ChangeContext } from "../../platform/change.ts";
import {
  mergeRecord,
  recordFieldChanges,
  type ConflictRefusal,
} from "../../platform/edit/field-changes.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { insertResource, lockResource, updateResource, type ResourceRow } from "./store.ts";

type Saving = Pick<ChangeContext, "author" | "at" | "ip"> & { shop_id: string };

/** Sent twice, it is added once. */
export async function saveResource(
  db: ShopDb,
  { id, base, ...fields }: ResourceInput,
  { shop_id, ...context }: Saving,
): Promise<ResourceRow | ConflictRefusal | Refusal<"resource-removed">> {
  const stored = await lockResource(db, id);
  if (!stored) {
    await insertResource(db, { ...fields, shop_id, id });
    await recordAudit(db, context, {
      action: "settings.changed",
      record: { noun: "settings", id, name: `Matériel partagé : ${fields.name}` },
      after: fields,
    });
    return { ...fields, id, removed: false };
  }
  if (stored.removed) return refuse("resource-removed");
  const changes = await mergeRecord(db, id, resourceEdit(fields, base, stored));
  if (isRefusal(changes)) return changes;
  if (Object.keys(changes).length > 0) await updateResource(db, id, changes);
  await recordFieldChanges(db, { record_id: id, changes }, context);
  await recordAudit(db, context, {
    action: "settings.changed",
    record: { noun: "settings", id, name: `Matériel partagé : ${stored.name}` },
    before: stored,
    after: changes,
  });
  return { ...stored, ...changes };
}
