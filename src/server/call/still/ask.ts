/** A person of the shop asks the client's camera for one still: what comes back is theirs. Nothing is stored. */
import { refuse, type Refusal } from "../../../domain/decision.ts";
import type { Shot } from "../../../domain/call/shots.ts";
import { pageOf } from "../../../domain/call/seat.ts";
import { whyClosed } from "../../../domain/call/status.ts";
import { newStill, readStill, writeStill, type StillPass } from "../../../domain/call/still.ts";
import type { CallRefusal } from "../../../domain/call/refusals.ts";
import type { Instant } from "../../../domain/time.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { openText, sealText } from "../../platform/security/sealed-text.ts";
import { presentIn } from "../room/store.ts";
import { loadCall } from "../store.ts";

const BOUND = "still";

type Asking = {
  call_id: string;
  account_id: string | null;
  still: { id: string; page: string; shot: Shot | null };
  at: Instant;
  ledgerKey: Buffer;
};

/** Undefined when there is no such call. Only for a page that holds a seat of the shop. */
export async function askStill(
  db: ShopDb,
  { call_id, account_id, still: { id, page, shot }, at, ledgerKey }: Asking,
): Promise<{ pass: string } | Refusal<CallRefusal> | undefined> {
  const call = await loadCall(db, call_id);
  if (!call) return undefined;
  const closed = whyClosed(call, at);
  if (closed) return refuse(closed);
  if (!call.repair_id) return refuse("no-repair");
  const present = await presentIn(db, call_id);
  if (account_id === null || !pageOf(present, { id: page, account_id }))
    return refuse("not-in-call");
  const pass = newStill({ call_id, id, shot, account_id }, at);
  return { pass: sealText(ledgerKey, writeStill(pass), BOUND) };
}

/** Undefined for a pass that was not made here. */
export function findStill(ledgerKey: Buffer, token: string): StillPass | undefined {
  try {
    return readStill(openText(ledgerKey, token, BOUND));
  } catch {
    return undefined;
  }
}
