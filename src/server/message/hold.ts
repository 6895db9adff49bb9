/** Of the letters about to leave, those that must not now: they wait for the end of the silent hours, or are of no use any more. */
import type { ShopScope } from "../../domain/account/scope.ts";
import { allowedFrom } from "../../domain/message/rules/quiet.ts";
import { keepsSilence } from "../../domain/message/rules/wait.ts";
import type { Instant } from "../../domain/time.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { enqueue } from "../platform/queue.ts";
import { staleReminders } from "./reminder/store.ts";
import { staleUnclaimed } from "./unclaimed/store.ts";
import { staleUnpaid } from "./unpaid/store.ts";
import { loadRules } from "./rules/store.ts";
import { markDropped, markWaiting, type StoredLetter } from "./store.ts";

type Moment = { scope: ShopScope; at: Instant };

/** Answers those that leave. */
export async function holdBack(
  db: ShopDb,
  letters: readonly StoredLetter[],
  { scope, at }: Moment,
): Promise<StoredLetter[]> {
  const ids = letters.map(({ id }) => id);
  const rules = await loadRules(db);
  const stale = [
    ...(await staleReminders(db, ids, at)),
    ...(await staleUnclaimed(db, ids)),
    ...(await staleUnpaid(db, ids)),
  ];
  if (stale.length > 0) await markDropped(db, stale);
  const leaving: StoredLetter[] = [];
  for (const letter of letters.filter(({ id }) => !stale.includes(id))) {
    const run_at = keepsSilence(letter) ? allowedFrom(at, rules, letter.zone) : at;
    if (run_at === at) leaving.push(letter);
    else await waitUntil(db, { shop_id: scope.shop_id, message_id: letter.id }, run_at);
  }
  return leaving;
}

async function waitUntil(
  db: ShopDb,
  task: { shop_id: string; message_id: string },
  run_at: Instant,
): Promise<void> {
  await markWaiting(db, task.message_id, run_at);
  await enqueue(db, "send-message", task, { run_at });
}
