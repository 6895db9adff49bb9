/** Takes a delivery that is due: its address may be tried now. */
import { TEST_EVENT } from "../../../../domain/account/webhook/event.ts";
import { isResting, LEASE_MINUTES } from "../../../../domain/account/webhook/retry.ts";
import type { ShopScope } from "../../../../domain/account/scope.ts";
import { addMinutes, type Instant } from "../../../../domain/time.ts";
import type { ShopDb } from "../../../platform/database/scope.ts";
import { takeTurn } from "../health/store.ts";
import { dropDelivery, enqueueSending, lockDelivery, postpone, type DueDelivery } from "./store.ts";
import { writeBody, type Records } from "./write-bodies.ts";

export type Ready = DueDelivery & { body: string };

type Taking = { now: Instant; records: Records; scope: ShopScope };

/** Undefined when it is not to be sent now. */
export async function takeDelivery(
  db: ShopDb,
  id: string,
  taking: Taking,
): Promise<Ready | undefined> {
  const { now, scope, records } = taking;
  const delivery = await lockDelivery(db, id);
  // Paused, it waits: it is sent once its address is switched on again.
  if (!delivery || (delivery.state !== "on" && delivery.event !== TEST_EVENT)) return undefined;
  const lease = addMinutes(now, LEASE_MINUTES);
  const turn = await turnOf(db, delivery, { now, lease });
  if (turn !== "now") return wait(db, delivery.id, { at: turn, scope });
  // Written here only when its address was switched on while a booking was being made.
  const body = delivery.body ?? (await writeBody(db, delivery, records));
  if (body === undefined) {
    await dropDelivery(db, id, now);
    return undefined;
  }
  await postpone(db, id, lease);
  return { ...delivery, body };
}

/** When it may be sent. */
async function turnOf(
  db: ShopDb,
  delivery: DueDelivery,
  { now, lease }: { now: Instant; lease: Instant },
): Promise<Instant | "now"> {
  if (delivery.next_at > now) return delivery.next_at;
  if (delivery.failing_since === null) return "now";
  if (isResting(delivery, now)) return delivery.resting_until ?? lease;
  return (await takeTurn(db, delivery.webhook_id, { at: now, until: lease })) ? "now" : lease;
}

type Waiting = { at: Instant; scope: ShopScope };

async function wait(db: ShopDb, id: string, { at, scope }: Waiting): Promise<undefined> {
  await postpone(db, id, at);
  await enqueueSending(db, { shop_id: scope.shop_id, id }, at);
}
