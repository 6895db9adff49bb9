/**
 * The claims of the demonstration: of a shop with the label the oldest is repaid, the next one was rejected, and the latest
 * left two hours ago. The others say what they lack.
 */
import { isRefusal } from "../../../domain/decision.ts";
import { addDays, addMinutes, startOfDay, type Instant } from "../../../domain/time.ts";
import { parseApplianceInput } from "../../../domain/repair/appliance/input.ts";
import { missingIn, type ClaimItem } from "../../../domain/payment/claim/claim.ts";
import { allowBonus } from "../../payment/claim/allow.ts";
import { followClaim } from "../../payment/claim/follow.ts";
import { gatherClaim } from "../../payment/claim/gather.ts";
import { sendClaimOf } from "../../payment/claim/send.ts";
import { simulateClaims } from "../../payment/claim/simulate.ts";
import { listClaims, updateClaim, type ClaimRow } from "../../payment/claim/store.ts";
import { changeAppliance } from "../../repair/appliance/change.ts";
import { loadAppliances } from "../../repair/appliance/store.ts";
import { itemsOfRepairs, loadRepairs } from "../../repair/store.ts";
import { idOf } from "../chance.ts";
import { ZONE } from "../hours.ts";
import { photographForClaim } from "../photos.ts";
import { CLIENT, contextOf, demand, deskOf, type Stage } from "../stage.ts";

const HOUR = 60;
/** Minutes: the imitated eco-organisation reads a claim after a day and repays it after a week. */
const READ_AFTER = 2 * 24 * HOUR;
const REPAID_AFTER = 8 * 24 * HOUR + 2 * HOUR;
/** What the story takes, reads on the plate and asks for. */
const TAKEN: readonly ClaimItem[] = ["consent", "serial", "plate_photo", "appliance_photo"];
const MOST = 500;

/** `isLegible`: whether the eco-organisation reads the plate. */
type Telling = { claim: ClaimRow; at: Instant; isLegible: boolean };
type Tellable = { claim: ClaimRow; from: Instant };

export async function sendClaims(stage: Stage, now: Instant): Promise<void> {
  const before = (minutes: number) => addMinutes(now, -minutes);
  const told = await tellable(stage, before(3 * HOUR));
  const repaid = told.find(({ from }) => from <= before(REPAID_AFTER));
  const rejected = told.find((one) => one !== repaid && one.from <= before(READ_AFTER));
  const sent = told.findLast((one) => one !== repaid && one !== rejected);
  if (repaid) await tell(stage, { ...repaid, at: repaid.from, isLegible: true }, now);
  if (rejected) await tell(stage, { ...rejected, at: rejected.from, isLegible: false }, now);
  if (sent) await tell(stage, { ...sent, at: before(2 * HOUR), isLegible: true }, now);
}

/** Those that lack nothing but photos, what the plate says and the consent, by when they could leave: after all that their journal tells. */
async function tellable(stage: Stage, until: Instant): Promise<Tellable[]> {
  const found: Tellable[] = [];
  for (const claim of await listClaims(stage.db, { state: "open", first: MOST })) {
    const file = await gatherClaim(stage.db, claim, until);
    const items = await itemsOfRepairs(stage.db, [claim.repair_id]);
    const last = items.at(-1)?.created_at ?? until;
    const morning = morningAfter(claim);
    const from = addMinutes(last > morning ? last : morning, 10);
    const isNearlyWhole = file && missingIn(file).every((item) => TAKEN.includes(item));
    if (isNearlyWhole && from <= until) found.push({ claim, from });
  }
  return found.toSorted((one, other) => (one.from < other.from ? -1 : 1));
}

/** The desk photographs what is missing, notes the serial number of the plate and the client agrees on the tracking page; the claim leaves an hour later. */
async function tell(stage: Stage, { claim, at, isLegible }: Telling, now: Instant): Promise<void> {
  const { db, shop } = stage;
  const { invoice_id, repair_id } = claim;
  const found = await gatherClaim(db, claim, at);
  if (!found?.plate_photo || !found.appliance_photo) await photographForClaim(stage, claim, at);
  if (found?.appliance.serial === "") await noteSerial(stage, claim, at);
  const agreeing = { shop_id: shop.id, repair_id, allowed: true };
  demand(claim.reference, await allowBonus(db, agreeing, contextOf(stage, CLIENT, at)));
  const leaving = addMinutes(at, HOUR);
  const asked = { shop_id: shop.id, invoice_id };
  const sent = await sendClaimOf(db, asked, contextOf(stage, deskOf(stage), leaving));
  if (!sent || isRefusal(sent)) return;
  const file = await gatherClaim(db, sent, leaving);
  if (!file) return;
  const papers = isLegible ? [{ kind: "plate" as const, filename: "", content: "" }] : [];
  const external_id = await simulateClaims(() => leaving).submit({ ...file, papers });
  await updateClaim(db, invoice_id, { external_id });
  const answer = await simulateClaims(() => now).statusOf(external_id);
  await followClaim(db, { invoice_id, external_id, answer }, contextOf(stage, deskOf(stage), now));
}

async function noteSerial(
  stage: Stage,
  { repair_id, reference }: ClaimRow,
  at: Instant,
): Promise<void> {
  const { db } = stage;
  const [repair] = await loadRepairs(db, [repair_id]);
  const [known] = await loadAppliances(db, repair?.appliance_id ? [repair.appliance_id] : []);
  if (!known) return;
  const serial = idOf(`claim ${reference} serial`).slice(0, 8).toUpperCase();
  const given = demand(reference, parseApplianceInput({ ...known, serial }));
  const correction = { id: repair_id, given: { ...given, id: known.id }, base: null };
  demand(reference, await changeAppliance(db, correction, contextOf(stage, deskOf(stage), at)));
}

/** Of the day after the invoice. */
const morningAfter = ({ issued_on }: ClaimRow): Instant =>
  addMinutes(startOfDay(addDays(issued_on, 1), ZONE), 9 * HOUR);
