/** The shop asks the client for the consent by e-mail: it is given on the tracking page. */
import { refuse, type Decision } from "../../../domain/decision.ts";
import { bonusConsentAsked } from "../../../domain/message/bonus-consent.ts";
import { senderOf } from "../../../domain/message/sender.ts";
import { isConsentFinal } from "../../../domain/payment/claim/claim.ts";
import { bonusConsentText } from "../../../domain/repair/bonus-consent/bonus-consent.ts";
import { queueEmail } from "../../message/outbox/store.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { loadRepairFile } from "../../quote/document/parties.ts";
import { lockRepair } from "../../repair/store.ts";
import { loadClaim, type ClaimRow } from "./store.ts";

/** Undefined when no invoice of the shop with a bonus has this id. */
export async function askConsent(
  db: ShopDb,
  invoice_id: string,
  { at, origin }: Pick<ChangeContext, "at" | "origin">,
): Promise<Decision<ClaimRow, "claim-state" | "no-email"> | undefined> {
  const claim = await loadClaim(db, invoice_id);
  const file = claim && (await loadRepairFile(db, claim.repair_id, at));
  if (!claim || !file) return undefined;
  await lockRepair(db, claim.repair_id);
  if (claim.consent_at !== null || isConsentFinal(claim.state)) return refuse("claim-state");
  const { client, shop, repair, kind_id } = file;
  if (client.email === "") return refuse("no-email");
  const { reference } = claim;
  const letter = bonusConsentAsked({
    to: client.email,
    shop: senderOf(shop),
    kind_id,
    url: `${origin}/suivi/${repair.sheetid}#bonus`,
    reference,
    text: bonusConsentText(shop.name),
  });
  await queueEmail(db, letter, { at, repair_id: repair.id });
  return claim;
}
