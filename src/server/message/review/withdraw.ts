/** The client takes a review back, by the link that gave it. */
import type { ShopDb } from "../../platform/database/scope.ts";
import { lockShop } from "../../shop/store.ts";
import { changeReview, countReviews, lockReview, requestOf } from "./store.ts";

/** Undefined when there is none. */
export async function withdrawReview(
  db: ShopDb,
  repair_id: string,
): Promise<"withdrawn" | undefined> {
  await lockShop(db);
  const request = await requestOf(db, repair_id);
  const review = request && (await lockReview(db, request.id));
  if (!review) return undefined;
  const taken = { state: "withdrawn", refused_reason: "", reported_reason: "" } as const;
  await changeReview(db, review.id, taken);
  await countReviews(db);
  return "withdrawn";
}
