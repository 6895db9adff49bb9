/** The shop notes what a client or an eco-organisation said: the consent, an answer by post, or that it gives up. */
import { refuse, type Decision } from "../../../domain/decision.ts";
import { consentText, mayPass, type ClaimState } from "../../../domain/payment/claim/claim.ts";
import type { ClaimRefusal } from "../../../domain/payment/claim/send.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { loadShop } from "../../shop/store.ts";
import { insertEvent, loadClaim, lockClaim, updateClaim, type ClaimRow } from "./store.ts";

type Noting = Pick<ChangeContext, "at" | "author">;

/** With the words that the client agreed to; once given, the first one stays. */
export async function noteConsent(
  db: ShopDb,
  { shop_id, invoice_id }: { shop_id: string; invoice_id: string },
  { at, author }: Noting,
): Promise<ClaimRow | undefined> {
  const claim = await loadClaim(db, invoice_id);
  const shop = await loadShop(db, shop_id);
  if (!claim || !shop) return undefined;
  await lockClaim(db, claim);
  if (claim.consent_at === null)
    await updateClaim(db, invoice_id, {
      consent_at: at,
      consent_by: author.account_id,
      consent_text: consentText(shop.name),
    });
  return loadClaim(db, invoice_id);
}

export type ClaimOutcome = "rejected" | "abandoned";
type Outcome = { invoice_id: string; state: ClaimOutcome; detail: string };

/** What came by post, or the shop's own decision to bear the bonus. */
export async function noteOutcome(
  db: ShopDb,
  { invoice_id, state, detail }: Outcome,
  { at, author }: Noting,
): Promise<Decision<ClaimRow, ClaimRefusal> | undefined> {
  const known = await loadClaim(db, invoice_id);
  if (!known) return undefined;
  await lockClaim(db, known);
  const claim = await loadClaim(db, invoice_id);
  if (!claim || !mayPass(claim.state, state)) return refuse("claim-state");
  await setState(db, claim, { state, detail, at, author });
  return loadClaim(db, invoice_id);
}

type Passage = { state: ClaimState; detail: string } & Noting;

export async function setState(
  db: ShopDb,
  claim: ClaimRow,
  { state, detail, at, author }: Passage,
): Promise<void> {
  await updateClaim(db, claim.invoice_id, { state, reason: detail, answered_at: at });
  await insertEvent(db, claim, { state, detail, at, author });
}
