/** The client behind the link of an offer takes the window, or leaves it to the next. */
import { isRefusal } from "../../../domain/decision.ts";
import { offerState, type OfferOutcome } from "../../../domain/booking/waiting/waiting.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import type { Sheet } from "../../repair/track.ts";
import { moveAppointment } from "../appointment/move.ts";
import { planOffer } from "./offer.ts";
import { closeOffer, lockOffer, type OfferRow } from "./offered/store.ts";
import { endWaiting } from "./store.ts";

/** "lost": another took the window meanwhile, or the appointment can no longer be moved. */
export type OfferAnswer = OfferOutcome | "lost";

type Answering = { token_hash: string; decision: "taken" | "refused" };

/** Pressed twice, it is done once. Undefined when the link is not the one of an offer of this repair. */
export async function answerOffer(
  db: ShopDb,
  sheet: Sheet,
  { token_hash, decision }: Answering,
  context: ChangeContext,
): Promise<OfferAnswer | undefined> {
  const { repair_id } = sheet;
  const offer = await lockOffer(db, { repair_id, token_hash });
  if (!offer) return undefined;
  const state = offerState(offer, context.at);
  if (state !== "open") return state;
  if (decision === "taken") {
    const { event_id: id, user_id, start_at } = offer;
    const moved = await moveAppointment(db, sheet, { id, wanted: { user_id, start_at } }, context);
    if (!moved || isRefusal(moved)) return "lost";
    await endWaiting(db, repair_id, context.at);
  }
  await closeOffer(db, offer.id, decision);
  if (decision === "refused") await offerNext(db, sheet, offer, context);
  return decision;
}

const offerNext = (
  db: ShopDb,
  { scope: { shop_id } }: Sheet,
  { user_id, freed_at: start_at, freed_until: end_at }: OfferRow,
  { at: run_at }: ChangeContext,
): Promise<void> => planOffer(db, { user_id, start_at, end_at }, { shop_id, run_at });
