import type { LocalDate } from "../../../domain/time.ts";
import { recordAudit } from "../../account/audit/record.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { deleteClosure, loadShop, type StaffedShop } from "../store.ts";

/** Removing twice is no error: the closure is gone. */
export async function removeClosure(
  db: ShopDb,
  { shop_id, first }: { shop_id: string; first: LocalDate },
  context: Pick<ChangeContext, "author" | "at" | "ip">,
): Promise<StaffedShop | undefined> {
  const removed = await deleteClosure(db, first);
  if (removed)
    await recordAudit(db, context, {
      action: "settings.changed",
      record: {
        noun: "settings",
        id: shop_id,
        name: removed.hours.length > 0 ? "Ouverture exceptionnelle retirée" : "Fermeture retirée",
      },
      before: removed,
    });
  return loadShop(db, shop_id);
}
