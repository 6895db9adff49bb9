/** Records what came of an attempt: delivered, tried again later, or failed; and what that says of its address. */
import {
  isDelivered,
  isToStop,
  nextAttempt,
  restOf,
} from "../../../../domain/account/webhook/retry.ts";
import type { ShopScope } from "../../../../domain/account/scope.ts";
import type { Instant } from "../../../../domain/time.ts";
import type { ShopDb } from "../../../platform/database/scope.ts";
import type { OutboundResult } from "../../../platform/outbound/post.ts";
import { notifyOwners } from "../notify.ts";
import { recordFailure, recordNotice, recordSuccess } from "../health/store.ts";
import { setWebhookState } from "../store.ts";
import { enqueueSending, recordAttempt } from "./store.ts";
import type { Ready } from "./take.ts";

type Settling = { result: OutboundResult; at: Instant; scope: ShopScope };

export async function settleAttempt(
  db: ShopDb,
  delivery: Ready,
  { result, at, scope: { shop_id } }: Settling,
): Promise<void> {
  const { id, webhook_id, attempts } = delivery;
  const tried = { ...result, tried_at: at };
  if (isDelivered(result.status_code)) {
    await recordAttempt(db, id, { ...tried, state: "delivered", next_at: null });
    return recordSuccess(db, webhook_id);
  }
  const next_at = nextAttempt(attempts + 1, at);
  const state = next_at === null ? "failed" : "waiting";
  if (!(await recordAttempt(db, id, { ...tried, state, next_at }))) return;
  await settleFailure(db, delivery, { result, at, isLast: next_at === null });
  if (next_at) await enqueueSending(db, { shop_id, id }, next_at);
}

type Failing = Pick<Settling, "result" | "at"> & { isLast: boolean };

/** The owners are told once while it fails, when a delivery failed for good; then when the address is stopped. */
async function settleFailure(
  db: ShopDb,
  { webhook_id, url }: Ready,
  { result: { status_code }, at, isLast }: Failing,
): Promise<void> {
  // One that answers, even wrongly, holds nothing up.
  const resting_until = status_code === null ? restOf(at) : null;
  const health = await recordFailure(db, webhook_id, { at, resting_until });
  if (!health) return;
  if (isToStop(health, { at, status_code })) {
    await setWebhookState(db, webhook_id, "stopped");
    return notifyOwners(db, { kind: "webhook-stopped", url, at });
  }
  if (!isLast || health.notified_at !== null) return;
  await recordNotice(db, webhook_id, at);
  await notifyOwners(db, { kind: "webhook-failed", url, at });
}
