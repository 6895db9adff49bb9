/** The owner changes the shop's settings; what is left out stays as it is. */
import { isRefusal, refuse, type Refusal } from "../../domain/decision.ts";
import { travelRulesOf } from "../../domain/agenda/travel-rules.ts";
import { placeOf } from "../../domain/shop/identity/identity.ts";
import type { ShopSettings } from "../../domain/shop/settings/fields.ts";
import type { SettingsEdit } from "../../domain/shop/settings/input.ts";
import { isOfCompany, settingNames } from "../../domain/shop/settings/words.ts";
import { recordAudit } from "../account/audit/record.ts";
import type { ChangeContext } from "../platform/change.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { reserveAddresses } from "./identity/reserve.ts";
import { openIdentity } from "./identity/apply.ts";
import { recordIdentity } from "./identity/record.ts";
import {
  mergeRecord,
  recordFieldChanges,
  type ConflictRefusal,
} from "../platform/edit/field-changes.ts";
import { updateShop, type ShopColumns, type StaffedShop } from "./store.ts";

const NOWHERE = { lat: null, lon: null };

/** The settings as the screens read and send them. */
export function settingsOf(shop: StaffedShop): ShopSettings {
  return {
    ...shop,
    address: placeOf(shop),
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
  context: Pick<ChangeContext, "author" | "at" | "ip" | "ledgerKey">,
): Promise<StaffedShop | Refusal<"address-taken"> | ConflictRefusal | undefined> {
  const shop = await openIdentity(db, shop_id, context.at);
  if (!shop) return undefined;
  const stored = settingsOf(shop);
  const changes = await mergeRecord<ShopSettings>(db, shop_id, { sent, base, stored });
  if (isRefusal(changes)) return changes;
  const { address, ...others } = changes;
  const columns: ShopColumns = { ...others, ...address };
  if (Object.keys(columns).length === 0) return shop;
  const saved = { ...shop, ...columns };
  if (!(await reserveAddresses(db, shop, saved))) return refuse("address-taken");
  await updateShop(db, columns);
  await recordIdentity(db, { shop: saved, stored, changes }, context);
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
