/** A client lets the shop hand over what a bonus asks for, or takes it back: behind their link, or at the counter. */
import { refuse, type Decision } from "../../../domain/decision.ts";
import { isConsentFinal } from "../../../domain/payment/claim/claim.ts";
import {
  BONUS_CONSENT_VERSION,
  bonusConsentIn,
  bonusConsentText,
} from "../../../domain/repair/bonus-consent/bonus-consent.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { appendItems, itemsOfRepairs, lockRepair } from "../../repair/store.ts";
import { loadShop } from "../../shop/store.ts";
import { claimsOfRepair } from "./store.ts";

type Allowing = { shop_id: string; repair_id: string; allowed: boolean };

/** Pressed twice, it is written once; refused once a claim left with it. Undefined when there is no such repair. */
export async function allowBonus(
  db: ShopDb,
  { shop_id, repair_id, allowed }: Allowing,
  { author, at }: Pick<ChangeContext, "author" | "at">,
): Promise<Decision<"allowed" | "withdrawn", "claim-state"> | undefined> {
  const repair = await lockRepair(db, repair_id);
  const shop = await loadShop(db, shop_id);
  if (!repair || !shop) return undefined;
  const stands = bonusConsentIn(await itemsOfRepairs(db, [repair_id])) !== null;
  if (stands === allowed) return allowed ? "allowed" : "withdrawn";
  const claims = await claimsOfRepair(db, repair_id);
  if (claims.some(({ state }) => isConsentFinal(state))) return refuse("claim-state");
  const text = bonusConsentText(shop.name);
  await appendItems(db, { shop_id, repair_id, author, at }, [
    { type: "BonusAllowed", payload: { allowed, text, version: BONUS_CONSENT_VERSION } },
  ]);
  return allowed ? "allowed" : "withdrawn";
}
