/** Freed hours are offered to those who wait for a window: one after the other, a quarter of an hour each. */
import { randomUUID } from "node:crypto";
import type { FreedHours } from "../../../domain/agenda/freed/freed.ts";
import type { FreeSlot } from "../../../domain/agenda/slot-request.ts";
import { freeSlots } from "../../../domain/agenda/slots.ts";
import { earlierWindow, offerUntil } from "../../../domain/booking/waiting/waiting.ts";
import { allowedFrom } from "../../../domain/message/rules/quiet.ts";
import { senderOf } from "../../../domain/message/sender.ts";
import { windowOffered } from "../../../domain/message/waiting/window-offered.ts";
import { dateOf, type Instant } from "../../../domain/time.ts";
import { keepHours, releaseHours, type KeptHours } from "../../agenda/kept/store.ts";
import { lockUsers } from "../../agenda/store.ts";
import { loadClients } from "../../client/store.ts";
import { queueEmail } from "../../message/outbox/store.ts";
import { loadRules } from "../../message/rules/store.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { enqueue } from "../../platform/queue.ts";
import { hashOf, newSecret } from "../../platform/security/link-secret.ts";
import { loadAppliances } from "../../repair/appliance/store.ts";
import { loadShop } from "../../shop/store.ts";
import { readAppointment, slotsBeside, type OwnAppointment } from "../appointment/read.ts";
import {
  closeOffer,
  insertOffer,
  standingUntil,
  type Moment,
  type Proposal,
} from "./offered/store.ts";
import { inLine, type Wait } from "./store.ts";
import { proposalToVisitor } from "./visitor/offer.ts";
import { visitorsInLine } from "./visitor/store.ts";

/** In the silent hours it waits for their end: the fifteen minutes begin with the letter. */
export async function offerWindow(db: ShopDb, freed: FreedHours, moment: Moment): Promise<void> {
  const { scope, at } = moment;
  const shop = await loadShop(db, scope.shop_id);
  if (!shop || freed.start_at <= at) return;
  const from = allowedFrom(at, await loadRules(db), shop.timezone);
  if (from !== at) return planOffer(db, freed, { shop_id: shop.id, run_at: from });
  // Visitors who book one of these hours wait here, or come first: what is offered is kept before they read.
  await lockUsers(db, [freed.user_id]);
  const until = await standingUntil(db, freed, at);
  if (until) return planOffer(db, freed, { shop_id: shop.id, run_at: until });
  const clients = await inLine(db, freed);
  const visitors = await visitorsInLine(db, freed);
  for (const one of [...clients, ...visitors].toSorted(byAge)) {
    const proposal =
      "event_id" in one
        ? await proposalToClient(db, { wait: one, freed }, moment)
        : await proposalToVisitor(db, { visitor: one, freed, shop }, moment);
    if (proposal && (await propose(db, freed, proposal, moment))) return;
  }
}

type Aged = { id: string; created_at: Instant };
const byAge = (a: Aged, b: Aged): number =>
  `${a.created_at} ${a.id}` < `${b.created_at} ${b.id}` ? -1 : 1;

/** One task for these hours at any time: a new plan replaces the one that waits. */
export const planOffer = (
  db: ShopDb,
  { user_id, start_at, end_at }: FreedHours,
  { shop_id, run_at }: { shop_id: string; run_at: Instant },
): Promise<void> =>
  enqueue(
    db,
    "offer-window",
    { shop_id, user_id, start_at, end_at },
    { run_at, job_key: `offer-window ${user_id} ${start_at}` },
  );

/** With the skill, the road and the length of this client's own visit. */
async function proposalToClient(
  db: ShopDb,
  { wait, freed }: { wait: Wait; freed: FreedHours },
  { scope, at, origin }: Moment,
): Promise<Proposal | undefined> {
  const sheet = { scope, repair_id: wait.repair_id };
  const own = await readAppointment(db, sheet, { id: wait.event_id, now: at });
  if (!own?.change?.movable) return undefined;
  const { timezone: zone } = own.shop;
  const { user_id } = freed;
  const first = dateOf(freed.start_at, zone);
  const request = await slotsBeside(db, own, { first, days: 1, now: at, user_id });
  const slot = request && earlierWindow(freeSlots(request), freed, { ...wait, zone });
  if (!slot) return undefined;
  return {
    slot,
    visit: own.event,
    to: { waiting_id: wait.id, event_id: wait.event_id },
    write: (secret, expires_at) => {
      const link = `${origin}/suivi/${own.repair.sheetid}/place/${secret}`;
      return write(db, { wait, own, slot }, { at, link, expires_at });
    },
  };
}

/** False when the client cannot be written to, or has these hours before them already. */
async function propose(
  db: ShopDb,
  freed: FreedHours,
  { slot, visit, to, write: send }: Proposal,
  { scope, at }: Moment,
): Promise<boolean> {
  const secret = newSecret();
  const id = randomUUID();
  const expires_at = offerUntil(at);
  const { user_id, start_at, public_start_at, public_end_at } = slot;
  const isFirst = await insertOffer(db, {
    id,
    user_id,
    start_at,
    public_start_at,
    public_end_at,
    expires_at,
    ...to,
    freed_at: freed.start_at,
    freed_until: freed.end_at,
    token_hash: hashOf(secret),
    created_at: at,
  });
  if (!isFirst || !(await keepHours(db, keptOf(visit, slot, { id, until: expires_at }), at)))
    return false;
  if (await send(secret, expires_at)) {
    await planOffer(db, freed, { shop_id: scope.shop_id, run_at: expires_at });
    return true;
  }
  await releaseHours(db, id);
  await closeOffer(db, id, "expired");
  return false;
}

const keptOf = (
  { kind, where, lat, lon }: Proposal["visit"],
  { user_id, start_at, end_at, trip_duration_before, trip_duration_after }: FreeSlot,
  offer: { id: string; until: Instant },
): KeptHours => ({
  ...offer,
  user_id,
  start_at,
  end_at,
  kind,
  where,
  lat,
  lon,
  trip_duration_before,
  trip_duration_after,
});

type Window = { wait: Wait; own: OwnAppointment; slot: FreeSlot };

/** Undefined for a client who has neither an e-mail nor a mobile telephone. */
async function write(
  db: ShopDb,
  { wait, own, slot }: Window,
  { at, link, expires_at }: { at: Instant; link: string; expires_at: Instant },
): Promise<string | undefined> {
  const { shop, repair } = own;
  const [[client], [appliance]] = await Promise.all([
    loadClients(db, [repair.client_id]),
    loadAppliances(db, repair.appliance_id ? [repair.appliance_id] : []),
  ]);
  const letter = windowOffered({
    to: client?.email ?? "",
    shop: senderOf(shop),
    url: link,
    kind_id: appliance?.kind_id ?? null,
    reference: repair.reference,
    zone: shop.timezone,
    offered: slot,
    current: wait,
    until: expires_at,
  });
  return queueEmail(db, letter, { at, repair_id: repair.id });
}
