/** The owner requires a second factor of the whole team from a day on, or leaves it to each person. */
import { chooseFactorDay } from "../../../domain/account/factor/required.ts";
import { isRefusal, type Refusal } from "../../../domain/decision.ts";
import { dateOf, type LocalDate } from "../../../domain/time.ts";
import { recordAudit } from "../../account/audit/record.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { loadShop, lockShop, updateShop, type StaffedShop } from "../store.ts";

type Wanted = { shop_id: string; from: LocalDate | null };

/** Undefined for no such shop. The day before is kept in the audit. */
export async function requireSecondFactor(
  db: ShopDb,
  { shop_id, from: wanted }: Wanted,
  context: Pick<ChangeContext, "author" | "at" | "ip">,
): Promise<StaffedShop | Refusal<"factor-day"> | undefined> {
  await lockShop(db);
  const shop = await loadShop(db, shop_id);
  if (!shop) return undefined;
  const second_factor_from = chooseFactorDay(wanted, dateOf(context.at, shop.timezone));
  if (isRefusal(second_factor_from)) return second_factor_from;
  await updateShop(db, { second_factor_from });
  await recordAudit(db, context, {
    action: "settings.changed",
    record: { noun: "settings", id: shop_id, name: "Second facteur" },
    before: { second_factor_from: shop.second_factor_from },
    after: { second_factor_from },
  });
  return { ...shop, second_factor_from };
}
