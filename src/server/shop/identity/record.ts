/** Writes a change that takes effect at once as a dated row of the identity. */
import { randomUUIDv7 } from "node:crypto";
import {
  differing,
  formerOf,
  identityIn,
  IDENTITY_FIELDS,
  placeOf,
} from "../../../domain/shop/identity/identity.ts";
import type { ShopSettings } from "../../../domain/shop/settings/fields.ts";
import { dateOf } from "../../../domain/time.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { updateShop, type ShopColumns, type StaffedShop } from "../store.ts";
import { sealIdentity } from "./seal.ts";

type Recorded = { shop: StaffedShop; stored: ShopSettings; changes: Partial<ShopSettings> };

/** Nothing when the settings that were saved say nothing of who the shop is. */
export async function recordIdentity(
  db: ShopDb,
  { shop, stored, changes: saved }: Recorded,
  { author, at, ledgerKey }: Pick<ChangeContext, "author" | "at" | "ledgerKey">,
): Promise<void> {
  const identity = identityIn(stored);
  const changes = differing(identity, saved);
  if (Object.keys(changes).length === 0) return;
  const today = dateOf(at, shop.timezone);
  await updateShop(db, { identity_on: today });
  const change = {
    id: randomUUIDv7(),
    valid_from: today,
    changes,
    former: formerOf(identity, changes),
    recorded_at: at,
    recorded_on: today,
    account_id: author.account_id,
  };
  await sealIdentity(db, change, ledgerKey);
}

/** The columns that hold the identity. */
export function columnsOf(shop: StaffedShop): ShopColumns {
  const texts = IDENTITY_FIELDS.filter((field) => field !== "address");
  return { ...Object.fromEntries(texts.map((field) => [field, shop[field]])), ...placeOf(shop) };
}
