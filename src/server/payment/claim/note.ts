/** The shop notes what a client or an eco-organisation said: the consent, an answer by post, or that it gives up. */
import { isRefusal, refuse, type Decision } from "../../../domain/decision.ts";
import { mayPass, type ClaimState } from "../../../domain/payment/claim/claim.ts";
import type { ClaimRefusal } from "../../../domain/payment/claim/send.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { allowBonus } from "./allow.ts";
import { insertEvent, loadClaim, lockClaim, updateClaim, type ClaimRow } from "./store.ts";

type Noting = Pick<ChangeContext, "at" | "author">;

type Consent = { shop_id: string; invoice_id: string; allowed: boolean };

/** What the client said at the counter, or takes back there. */
export async function noteConsent(
  db: ShopDb,
  { shop_id, invoice_id, allowed }: Consent,
  context: Noting,
): Promise<Decision<ClaimRow, ClaimRefusal> | undefined> {
  const claim = await loadClaim(db, invoice_id);
  if (!claim) return undefined;
  const { repair_id } = claim;
  const noted = await allowBonus(db, { shop_id, repair_id, allowed }, context);
  return isRefusal(noted) ? noted : loadClaim(db, invoice_id);
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
