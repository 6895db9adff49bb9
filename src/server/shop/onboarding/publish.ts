/** The owner makes the shop's page public: listed, and open to bookings. */
import { refuse, type Refusal } from "../../../domain/decision.ts";
import { missingIn, type Need } from "../../../domain/shop/onboarding/ready.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { loadShop, type StaffedShop } from "../store.ts";
import { lockOnboarding, openToPublic } from "./store.ts";

/** A shop that is open already stays as it is, paused too. */
export async function publishShop(
  db: ShopDb,
  shop_id: string,
): Promise<StaffedShop | Refusal<"shop-not-ready", { missing: Need[] }> | undefined> {
  const stored = await lockOnboarding(db);
  const shop = await loadShop(db, shop_id);
  if (!shop || stored === "done") return shop;
  const missing = missingIn(shop);
  if (missing.length > 0) return refuse("shop-not-ready", { missing });
  if (shop.status !== "DRAFT") return shop;
  await openToPublic(db);
  return loadShop(db, shop_id);
}
