/** What the eco-organisation answered: the claim follows, and money that came in settles the invoice. */
import { answeredState, reasonOf, type ClaimAnswer } from "../../../domain/payment/claim/answer.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { isRefusal } from "../../../domain/decision.ts";
import { recordPaymentOn } from "../record.ts";
import { setState } from "./note.ts";
import { loadClaim, lockClaim } from "./store.ts";

type Answered = { invoice_id: string; external_id: string; answer: ClaimAnswer };

/** True when the answer changed something. That to an earlier sending changes nothing. */
export async function followClaim(
  db: ShopDb,
  { invoice_id, external_id, answer }: Answered,
  context: ChangeContext,
): Promise<boolean> {
  const known = await loadClaim(db, invoice_id);
  if (!known) return false;
  await lockClaim(db, known);
  const claim = await loadClaim(db, invoice_id);
  const state = claim && answeredState(claim.state, answer);
  if (!claim || !state || claim.external_id !== external_id) return false;
  const { at, author } = context;
  await setState(db, claim, { state, detail: reasonOf(answer), at, author });
  if (answer.status !== "repaid") return true;
  const paid = await recordPaymentOn(
    db,
    {
      invoice_id,
      method: "transfer",
      amount: claim.owed,
      received_on: answer.paid_on,
      note: "",
      payer: "eco-organisation",
      reference: answer.reference.slice(0, 60),
    },
    context,
  );
  if (isRefusal(paid)) throw new Error(`the bonus could not be recorded: ${paid.refused}`);
  return true;
}
