/** Brings the shop's row up to the identity of the day: what the directory, the map and the rounds read. */
import { dueOn, shopAt } from "../../../domain/shop/identity/identity.ts";
import { dateOf, type Instant } from "../../../domain/time.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { loadShop, lockShop, updateShop, type StaffedShop } from "../store.ts";
import { columnsOf } from "./record.ts";

/** The shop as it is today, locked until the end of the transaction; undefined for no such shop. */
export async function openIdentity(
  db: ShopDb,
  shop_id: string,
  at: Instant,
): Promise<StaffedShop | undefined> {
  await lockShop(db);
  const stored = await loadShop(db, shop_id);
  if (!stored) return undefined;
  const today = dateOf(at, stored.timezone);
  const shop = shopAt(stored, at);
  if (dueOn(stored.planned, today).length > 0)
    await updateShop(db, { ...columnsOf(shop), identity_on: today });
  return shop;
}
