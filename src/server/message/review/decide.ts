/** An administrator publishes a review or refuses it for one of the reasons; the client reads which one. */
import { isRefusal, refuse, type Refusal } from "../../../domain/decision.ts";
import { reviewRefused } from "../../../domain/message/review/letters.ts";
import { senderOf } from "../../../domain/message/sender.ts";
import { type ReviewState } from "../../../domain/repair/review/review.ts";
import { parseReason, REFUSED_REASON_FR } from "../../../domain/repair/review/reason.ts";
import { recordAudit } from "../../account/audit/record.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { changeReview, countReviews, lockReview } from "./store.ts";
import { lockShop } from "../../shop/store.ts";
import { loadAffair } from "../load-affair.ts";
import { queueEmail } from "../outbox/store.ts";

type Decided = { id: string; reason: string };
type DecideRefusal = Refusal<"reason-unknown" | "review-decided">;

/** An empty reason publishes it. Undefined when there is no such review. */
export async function decideReview(
  db: ShopDb,
  { id, reason }: Decided,
  context: Pick<ChangeContext, "author" | "at" | "ip" | "origin">,
): Promise<{ state: ReviewState } | DecideRefusal | undefined> {
  const motive = reason === "" ? undefined : parseReason(reason);
  if (isRefusal(motive)) return motive;
  await lockShop(db);
  const review = await lockReview(db, id);
  if (!review) return undefined;
  const isOpen = review.state === "waiting" || review.reported_reason !== "";
  if (!isOpen || review.state === "withdrawn") return refuse("review-decided");
  const state = motive ? "refused" : "published";
  const { at } = context;
  const decision = {
    state,
    refused_reason: motive ?? "",
    reported_reason: "",
    decided_at: at,
  } as const;
  await changeReview(db, id, decision);
  await countReviews(db);
  await recordAudit(db, context, {
    action: "review.decided",
    record: { noun: "settings", id, name: review.reference },
    before: { state: review.state },
    after: { state, reason: motive ? REFUSED_REASON_FR[motive] : "" },
  });
  if (motive)
    await tellClient(db, { repair_id: review.repair_id, why: REFUSED_REASON_FR[motive] }, context);
  return { state };
}

async function tellClient(
  db: ShopDb,
  { repair_id, why }: { repair_id: string; why: string },
  { at, origin }: Pick<ChangeContext, "at" | "origin">,
): Promise<void> {
  const affair = await loadAffair(db, repair_id);
  if (!affair) return;
  const letter = reviewRefused({
    to: affair.client.email,
    shop: senderOf(affair.shop),
    url: `${origin}/avis`,
    reference: affair.repair.reference,
    reason: why,
  });
  await queueEmail(db, letter, { at, repair_id });
}
