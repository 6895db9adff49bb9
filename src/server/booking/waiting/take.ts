/** The client behind the link of an offer takes the window, or leaves it to the next. */
import { isRefusal } from "../../../domain/decision.ts";
import { offerState, type OfferOutcome } from "../../../domain/booking/waiting/waiting.ts";
import { releaseHours } from "../../agenda/kept/store.ts";
import { loadEvents, lockTime } from "../../agenda/store.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import type { Sheet } from "../../repair/track.ts";
import { moveAppointment } from "../appointment/move.ts";
import { planOffer } from "./offer.ts";
import { closeOffer, loadOffer, lockOffer, type OfferRow } from "./offered/store.ts";
import { endWaiting } from "./store.ts";

/** "lost": the shop planned over the window, or the appointment can no longer be moved. */
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
  const link = { repair_id, token_hash };
  const seen = await loadOffer(db, link);
  // The person's hours first, as all who offer or book them do.
  if (seen) await lockBoth(db, seen);
  const offer = seen && (await lockOffer(db, link));
  if (!offer) return undefined;
  const state = offerState(offer, context.at);
  if (state !== "open") return state;
  const moved = decision === "refused" || (await move(db, sheet, offer, context));
  await releaseHours(db, offer.id);
  await closeOffer(db, offer.id, moved ? decision : "expired");
  if (decision === "refused") await offerNext(db, sheet, offer, context);
  return moved ? decision : "lost";
}

async function lockBoth(db: ShopDb, { user_id, event_id }: OfferRow): Promise<void> {
  const events = await loadEvents(db, [event_id]);
  await lockTime(db, [{ assigned_to: [user_id], resource_ids: [] }, ...events]);
}

/** False when the shop planned over the window, or keeps the appointment from being moved. */
async function move(
  db: ShopDb,
  sheet: Sheet,
  { id: offer_id, event_id: id, user_id, start_at }: OfferRow,
  context: ChangeContext,
): Promise<boolean> {
  const moving = { id, wanted: { user_id, start_at }, offer_id };
  const moved = await moveAppointment(db, sheet, moving, context);
  if (!moved || isRefusal(moved)) return false;
  await endWaiting(db, sheet.repair_id, context.at);
  return true;
}

const offerNext = (
  db: ShopDb,
  { scope: { shop_id } }: Sheet,
  { user_id, freed_at: start_at, freed_until: end_at }: OfferRow,
  { at: run_at }: ChangeContext,
): Promise<void> => planOffer(db, { user_id, start_at, end_at }, { shop_id, run_at });
