/** Asks the client of a finished repair for a review: once, by the way they are reached, unless the shop turned it off. */
import { senderOf } from "../../../domain/message/sender.ts";
import { reviewAsked } from "../../../domain/message/review/letters.ts";
import { applianceLabel } from "../../../domain/repair/appliance/appliance.ts";
import type { Instant } from "../../../domain/time.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { secretName } from "../../platform/security/letter-secret.ts";
import { dueRequests, insertRequest, type DueRequest } from "./store.ts";
import { loadAffair } from "../load-affair.ts";
import { queueEmail } from "../outbox/store.ts";
import { remindEach, type Sweep } from "../reminder/sweep.ts";
import { loadRules } from "../rules/store.ts";

/** Two processes may do it at once. Answers how many letters were written. */
export const askReviews = (sweep: Sweep): Promise<number> => remindEach(sweep, due, askOnce);

async function due(db: ShopDb, at: Instant): Promise<DueRequest[]> {
  const { reviews } = await loadRules(db);
  return reviews ? dueRequests(db, at) : [];
}

/** False for a repair that was asked about, and for a client whom no way reaches: they are asked no more. */
export async function askOnce(
  db: ShopDb,
  { repair_id, ended_at }: DueRequest,
  { at, origin }: Pick<Sweep, "at" | "origin">,
): Promise<boolean> {
  const affair = await loadAffair(db, repair_id);
  if (!affair) return false;
  const { shop, repair, client, appliance } = affair;
  const id = await insertRequest(db, { repair_id, ended_at, zone: shop.timezone, at });
  if (id === undefined) return false;
  const page = `${origin}/suivi/${repair.sheetid}`;
  const letter = reviewAsked({
    to: client.email,
    shop: senderOf(shop),
    kind_id: appliance?.kind_id ?? null,
    // The sending writes the secret: those who read the outbox of the shop cannot give the review themselves.
    url: `${page}/avis/${secretName(id)}`,
    stop_url: `${page}/messages`,
    reference: repair.reference,
    appliance: appliance ? applianceLabel(appliance) : "Votre appareil",
  });
  return (await queueEmail(db, letter, { at, repair_id })) !== undefined;
}
