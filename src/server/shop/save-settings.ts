/** The owner changes the shop's settings; what is left out stays as it is. */
import { isRefusal, refuse, type Refusal } from "../../domain/decision.ts";
import { travelRulesOf } from "../../domain/agenda/travel-rules.ts";
import type { ShopSettings } from "../../domain/shop/settings/fields.ts";
import type { SettingsEdit } from "../../domain/shop/settings/input.ts";
import { isOfCompany, settingNames } from "../../domain/shop/settings/words.ts";
import { recordAudit } from "../account/audit/record.ts";
import type { ChangeContext } from "../platform/change.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { violated } from "../platform/database/violation.ts";
import {
  mergeRecord,
  recordFieldChanges,
  type ConflictRefusal,
} from "../platform/edit/field-changes.ts";
import {
  insertAddress,
  loadShop,
  lockShop,
  updateShop,
  type ShopColumns,
  type StaffedShop,
} from "./store.ts";

const NOWHERE = { lat: null, lon: null };

/** The settings as the screens read and send them. */
export function settingsOf(shop: StaffedShop): ShopSettings {
  const { street, complement, zipcode, city, lat, lon } = shop;
  return {
    ...shop,
    address: { street, complement, zipcode, city, lat, lon },
    travel_rules: travelRulesOf(shop.travel_rules, NOWHERE),
  };
}

/**
 * Saves what the form changed: what another person changed meanwhile stays, and the same field changed by both is
 * refused. Undefined for no such shop.
 */
export async function saveSettings(
  db: ShopDb,
  { shop_id, sent, base }: SettingsEdit & { shop_id: string },
  context: Pick<ChangeContext, "author" | "at" | "ip">,
): Promise<StaffedShop | Refusal<"address-taken"> | ConflictRefusal | undefined> {
  await lockShop(db);
  const shop = await loadShop(db, shop_id);
  if (!shop) return undefined;
  const stored = settingsOf(shop);
  const changes = await mergeRecord<ShopSettings>(db, shop_id, { sent, base, stored });
  if (isRefusal(changes)) return changes;
  const { address, ...others } = changes;
  const columns: ShopColumns = { ...others, ...address };
  if (Object.keys(columns).length === 0) return shop;
  const saved = { ...shop, ...columns };
  if (!(await isMoved(db, shop, saved))) return refuse("address-taken");
  await updateShop(db, columns);
  await recordFieldChanges(db, { record_id: shop_id, changes }, context);
  const fields = Object.keys(changes);
  await recordAudit(db, context, {
    action: isOfCompany(fields) ? "company.changed" : "settings.changed",
    record: { noun: "settings", id: shop_id, name: settingNames(fields) },
    before: stored,
    after: changes,
  });
  return saved;
}

type At = Pick<StaffedShop, "zipcode" | "slug">;

/** The former public address leads to the new one; false when the new one is another shop's. */
async function isMoved(db: ShopDb, from: At, to: At): Promise<boolean> {
  if (from.zipcode === to.zipcode && from.slug === to.slug) return true;
  try {
    await insertAddress(db, to);
    return true;
  } catch (error) {
    if (violated(error, "shop_address_pkey")) return false;
    throw error;
  }
}
