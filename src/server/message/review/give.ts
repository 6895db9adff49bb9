/** The client of a finished repair gives a review, or changes it. */
import { isRefusal, type Refusal } from "../../../domain/decision.ts";
import {
  judged,
  parseReview,
  shownAuthor,
  type ReviewState,
} from "../../../domain/repair/review/review.ts";
import { loadClients } from "../../client/store.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { lockShop } from "../../shop/store.ts";
import { loadAppliances } from "../../repair/appliance/store.ts";
import { appendItems, loadRepairs } from "../../repair/store.ts";
import { countReviews, lockReview, putReview, requestOf } from "./store.ts";

type Typed = { repair_id: string; stars: string; text: string; name: string };

/** Its state; pressed twice, it is written once. Undefined for a repair that was not asked about. */
export async function giveReview(
  db: ShopDb,
  { repair_id, ...typed }: Typed,
  { author, at }: Pick<ChangeContext, "author" | "at">,
): Promise<ReviewState | Refusal<"no-stars" | "long-review"> | undefined> {
  const input = parseReview(typed);
  if (isRefusal(input)) return input;
  await lockShop(db);
  const [request, [repair]] = await Promise.all([
    requestOf(db, repair_id),
    loadRepairs(db, [repair_id]),
  ]);
  if (!request || !repair) return undefined;
  const former = await lockReview(db, request.id);
  const { text, state } = judged(input.text);
  // What was refused once is read by a person before it is public again; so is what the shop reported.
  const isWatched = former?.state === "refused" || (former?.reported_reason ?? "") !== "";
  const next = isWatched ? "waiting" : state;
  const shown = await shownOf(db, repair, input.isNamed);
  await putReview(db, { id: request.id, stars: input.stars, text, ...shown, state: next, at });
  await countReviews(db);
  if (!former)
    await appendItems(db, { shop_id: repair.shop_id, repair_id, author, at }, [
      { type: "ReviewReceived", payload: { stars: input.stars } },
    ]);
  return next;
}

type Repair = { client_id: string; appliance_id: string | null };

async function shownOf(db: ShopDb, { client_id, appliance_id }: Repair, isNamed: boolean) {
  const [client] = await loadClients(db, [client_id]);
  const [appliance] = await loadAppliances(db, appliance_id ? [appliance_id] : []);
  return {
    author: client && isNamed ? shownAuthor(client) : "",
    kind: (appliance?.kind ?? "").slice(0, 80),
  };
}
