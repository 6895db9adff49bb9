/** The claims of the demonstration: those that are whole left, each at its own moment; the others say what they lack. */
import { isRefusal } from "../../../domain/decision.ts";
import { addMinutes, startOfDay, type Instant } from "../../../domain/time.ts";
import { followClaim } from "../../payment/claim/follow.ts";
import { gatherClaim } from "../../payment/claim/gather.ts";
import { noteConsent } from "../../payment/claim/note.ts";
import { sendClaimOf } from "../../payment/claim/send.ts";
import { simulateClaims } from "../../payment/claim/simulate.ts";
import { listClaims, updateClaim, type ClaimRow } from "../../payment/claim/store.ts";
import { ZONE } from "../hours.ts";
import { contextOf, deskOf, type Stage } from "../stage.ts";

const HOUR = 60;
const NOON = 12 * HOUR;
const MOST = 500;

export async function sendClaims(stage: Stage, now: Instant): Promise<void> {
  const claims = await listClaims(stage.db, { state: "open", first: MOST });
  for (const claim of claims.toReversed()) await sendOne(stage, claim, now);
}

/** The desk asked for the consent when the bill was paid, and sent the claim an hour later. */
async function sendOne(stage: Stage, claim: ClaimRow, now: Instant): Promise<void> {
  const { db, shop } = stage;
  const { invoice_id } = claim;
  const asked = { shop_id: shop.id, invoice_id };
  const at = addMinutes(noonOf(claim), HOUR);
  if (at > now) return;
  const context = contextOf(stage, deskOf(stage), at);
  await noteConsent(db, { ...asked, allowed: true }, context);
  const sent = await sendClaimOf(db, asked, context);
  if (!sent || isRefusal(sent)) return;
  const file = await gatherClaim(db, sent, at);
  if (!file) return;
  const papers = [{ kind: "plate" as const, filename: "", content: "" }];
  const external_id = await simulateClaims(() => at).submit({ ...file, papers });
  await updateClaim(db, invoice_id, { external_id });
  const answer = await simulateClaims(() => now).statusOf(external_id);
  await followClaim(db, { invoice_id, external_id, answer }, contextOf(stage, deskOf(stage), now));
}

const noonOf = ({ issued_on }: ClaimRow): Instant => addMinutes(startOfDay(issued_on, ZONE), NOON);
