/** The owner makes the shop's page public: listed, and open to bookings. */
import { refuse, type Refusal } from "../../../domain/decision.ts";
import { missingIn, type Need } from "../../../domain/shop/onboarding/ready.ts";
import { recordAudit } from "../../account/audit/record.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { loadShop, type StaffedShop } from "../store.ts";
import { lockOnboarding, openToPublic } from "./store.ts";

/** A shop that is open already stays as it is, paused too. */
export async function publishShop(
  db: ShopDb,
  shop_id: string,
  context: Pick<ChangeContext, "author" | "at" | "ip">,
): Promise<StaffedShop | Refusal<"shop-not-ready", { missing: Need[] }> | undefined> {
  const stored = await lockOnboarding(db);
  const shop = await loadShop(db, shop_id);
  if (!shop || stored === "done") return shop;
  const missing = missingIn(shop);
  if (missing.length > 0) return refuse("shop-not-ready", { missing });
  if (shop.status !== "DRAFT") return shop;
  await openToPublic(db);
  await recordAudit(db, context, {
    action: "shop.published",
    record: { noun: "shop", id: shop_id, name: shop.name },
    before: { status: shop.status },
    after: { status: "ACTIVE" },
  });
  return loadShop(db, shop_id);
}
