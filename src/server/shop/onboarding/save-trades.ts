/** The trades of a shop that opens, which are those of its owner. */
import { CATEGORIES, isCategoryId } from "../../../domain/catalogue/categories.ts";
import { refuse, type Refusal } from "../../../domain/decision.ts";
import { skillsOf } from "../../../domain/shop/bookable.ts";
import { recordAudit } from "../../account/audit/record.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { loadShop, type StaffedShop } from "../store.ts";
import { advanceOnboarding } from "./advance.ts";
import { lockOnboarding, updateOwnerSkills } from "./store.ts";

type Trades = { shop_id: string; trades: readonly string[] };

export async function saveTrades(
  db: ShopDb,
  { shop_id, trades }: Trades,
  context: Pick<ChangeContext, "author" | "at" | "ip">,
): Promise<StaffedShop | Refusal<"bad-input" | "shop-open"> | undefined> {
  if (trades.length === 0 || !trades.every(isCategoryId))
    return refuse("bad-input", { trades: "Choisissez au moins un métier." });
  // Of an open shop, each person has trades of their own.
  if ((await lockOnboarding(db)) === "done") return refuse("shop-open");
  const chosen = CATEGORIES.map(({ id }) => id).filter((id) => trades.includes(id));
  const shop = await loadShop(db, shop_id);
  if (!shop) return undefined;
  await updateOwnerSkills(db, chosen);
  await recordAudit(db, context, {
    action: "settings.changed",
    record: { noun: "settings", id: shop_id, name: "Métiers" },
    before: { trades: skillsOf(shop) },
    after: { trades: chosen },
  });
  return advanceOnboarding(db, { shop_id, step: "trades" });
}
