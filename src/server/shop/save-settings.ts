/** The owner changes the shop's settings; what is left out stays as it is. */
import type { Shop } from "../../domain/shop/shop.ts";
import { recordAudit } from "../account/audit/record.ts";
import type { ChangeContext } from "../platform/change.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { loadShop, updateSettings, type StaffedShop } from "./store.ts";

export type ShopSettings = Pick<Shop, "signature_code">;
type SettingsChange = { [Setting in keyof ShopSettings]?: ShopSettings[Setting] | undefined };

/** Undefined for no such shop. */
export async function saveSettings(
  db: ShopDb,
  change: SettingsChange & { shop_id: string },
  context: ChangeContext,
): Promise<StaffedShop | undefined> {
  const { shop_id } = change;
  const shop = await loadShop(db, shop_id);
  if (!shop) return undefined;
  const settings = { signature_code: change.signature_code ?? shop.signature_code };
  await updateSettings(db, settings);
  const { signature_code } = shop;
  await recordAudit(db, context, {
    action: "settings.changed",
    record: { noun: "settings", id: shop_id, name: "Signature des devis" },
    before: { signature_code },
    after: settings,
  });
  return { ...shop, ...settings };
}
