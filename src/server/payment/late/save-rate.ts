/** The owner writes the rate of legal interest of a new half-year. */
import type { LegalRate } from "../../../domain/payment/late/rates.ts";
import { recordAudit } from "../../account/audit/record.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { saveRate } from "./store.ts";

export async function saveLegalRate(
  db: ShopDb,
  { shop_id, rate }: { shop_id: string; rate: LegalRate },
  context: ChangeContext,
): Promise<LegalRate> {
  await saveRate(db, rate);
  await recordAudit(db, context, {
    action: "settings.changed",
    record: { noun: "settings", id: shop_id, name: "Taux de l’intérêt légal" },
    after: rate,
  });
  return rate;
}
