/** The shop answers a review in public: once, and may correct its answer. */
import { isRefusal, refuse, type Refusal } from "../../../domain/decision.ts";
import { parseAnswer } from "../../../domain/repair/review/review.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { changeReview, lockReview, type KeptReview } from "./store.ts";

export async function answerReview(
  db: ShopDb,
  { id, text }: { id: string; text: string },
  { at }: Pick<ChangeContext, "at">,
): Promise<KeptReview | Refusal<"long-answer" | "empty-answer" | "review-not-public"> | undefined> {
  const answer = parseAnswer(text);
  if (isRefusal(answer)) return answer;
  const review = await lockReview(db, id);
  if (!review) return undefined;
  if (review.state !== "published") return refuse("review-not-public");
  await changeReview(db, id, { answer, answered_at: at });
  return { ...review, answer, answered_at: at };
}
