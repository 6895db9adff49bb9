/** Days on which the whole shop is closed, or open at unusual hours. */
import { refuse, type Refusal } from "../../../domain/decision.ts";
import { MOST_CLOSURES } from "../../../domain/shop/settings/closure.ts";
import { recordAudit } from "../../account/audit/record.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import {
  countClosures,
  insertClosure,
  loadShop,
  type Closure,
  type StaffedShop,
} from "../store.ts";

export async function saveClosure(
  db: ShopDb,
  { shop_id, closure }: { shop_id: string; closure: Closure },
  context: Pick<ChangeContext, "author" | "at" | "ip">,
): Promise<StaffedShop | Refusal<"closure-taken" | "too-many-closures"> | undefined> {
  if ((await countClosures(db)) >= MOST_CLOSURES) return refuse("too-many-closures");
  if (!(await insertClosure(db, closure))) return refuse("closure-taken");
  await recordAudit(db, context, {
    action: "settings.changed",
    record: {
      noun: "settings",
      id: shop_id,
      name: closure.hours.length > 0 ? "Ouverture exceptionnelle ajoutée" : "Fermeture ajoutée",
    },
    after: closure,
  });
  return loadShop(db, shop_id);
}
