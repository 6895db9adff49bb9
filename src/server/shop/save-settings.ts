/** The owner changes the shop's settings; what is left out stays as it is. */
import type { Shop } from "../../domain/shop/shop.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { loadShop, updateSettings, type StaffedShop } from "./store.ts";

export type ShopSettings = Pick<Shop, "signature_code">;
type SettingsChange = { [Setting in keyof ShopSettings]?: ShopSettings[Setting] | undefined };

/** Undefined for no such shop. */
export async function saveSettings(
  db: ShopDb,
  shop_id: string,
  change: SettingsChange,
): Promise<StaffedShop | undefined> {
  const shop = await loadShop(db, shop_id);
  if (!shop) return undefined;
  const settings = { signature_code: change.signature_code ?? shop.signature_code };
  await updateSettings(db, settings);
  return { ...shop, ...settings };
}
