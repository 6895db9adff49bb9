/** The shop tells the administrators of a review that breaks the rules: it stays public until they decide. */
import { isRefusal, refuse, type Refusal } from "../../../domain/decision.ts";
import { parseReason } from "../../../domain/repair/review/reason.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { changeReview, lockReview, type KeptReview } from "./store.ts";

export async function reportReview(
  db: ShopDb,
  { id, reason }: { id: string; reason: string },
): Promise<KeptReview | Refusal<"reason-unknown" | "review-not-public"> | undefined> {
  const reported_reason = parseReason(reason);
  if (isRefusal(reported_reason)) return reported_reason;
  const review = await lockReview(db, id);
  if (!review) return undefined;
  if (review.state !== "published") return refuse("review-not-public");
  await changeReview(db, id, { reported_reason });
  return { ...review, reported_reason };
}
