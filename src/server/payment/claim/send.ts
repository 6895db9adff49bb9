/** The shop sends a claim, or sends it again once corrected: the queue carries it. */
import { isRefusal, type Decision } from "../../../domain/decision.ts";
import { sendClaim, type ClaimRefusal } from "../../../domain/payment/claim/send.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { enqueue } from "../../platform/queue.ts";
import { planPaper } from "../../quote/paper/store.ts";
import { gatherClaim } from "./gather.ts";
import { insertEvent, loadClaim, lockClaim, updateClaim, type ClaimRow } from "./store.ts";

export type ClaimToSend = { shop_id: string; invoice_id: string };

/** Undefined when no invoice of the shop with a bonus has this id. */
export async function sendClaimOf(
  db: ShopDb,
  { shop_id, invoice_id }: ClaimToSend,
  { at, author }: Pick<ChangeContext, "at" | "author">,
): Promise<Decision<ClaimRow, ClaimRefusal> | undefined> {
  const known = await loadClaim(db, invoice_id);
  if (!known) return undefined;
  await lockClaim(db, known);
  const claim = await loadClaim(db, invoice_id);
  const file = claim && (await gatherClaim(db, claim, at));
  if (!claim || !file) return undefined;
  const sent = sendClaim(claim.state, file);
  if (isRefusal(sent)) return sent;
  const sending = claim.sending + 1;
  await updateClaim(db, invoice_id, {
    ...sent,
    // As it stands when it leaves.
    consent_at: claim.consent_at,
    consent_by: claim.consent_by,
    consent_text: claim.consent_text,
    sending,
    sent_at: at,
    answered_at: null,
    external_id: null,
    reason: "",
  });
  await insertEvent(db, claim, { state: "sent", detail: "", at, author });
  await planPaper(db, { kind: "invoice", ref_id: invoice_id, version: 1 });
  await enqueue(db, "send-claim", { shop_id, invoice_id, sending });
  return loadClaim(db, invoice_id);
}
