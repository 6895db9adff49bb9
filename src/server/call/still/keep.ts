/** The still that was asked for joins the repair at once, under the name of the person who asked. */
import { isRefusal, refuse, type Refusal } from "../../../domain/decision.ts";
import type { CallRefusal } from "../../../domain/call/refusals.ts";
import { pageOf } from "../../../domain/call/seat.ts";
import { whyClosed } from "../../../domain/call/status.ts";
import { isStillOver, type StillPass } from "../../../domain/call/still.ts";
import type { Instant } from "../../../domain/time.ts";
import type { Save } from "../../file/upload/receive.ts";
import type { SavedUpload, SaveRefusal } from "../../file/upload/save.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { lockRepair } from "../../repair/store.ts";
import { presentIn } from "../room/store.ts";
import { lockCall, updateCall } from "../store.ts";

type Keeping = {
  still: StillPass;
  repair_id: string;
  /** The client's page: the one that holds their seat. */
  page: string;
  at: Instant;
  save: Save;
};

/** The repair is locked before the call, as by whoever opens one. */
export async function keepStill(
  db: ShopDb,
  { still, repair_id, page, at, save }: Keeping,
): Promise<SavedUpload | SaveRefusal | Refusal<CallRefusal>> {
  const { call_id, shot, account_id } = still;
  if (!(await lockRepair(db, repair_id))) return refuse("recipient-unknown");
  const call = await lockCall(db, call_id);
  const closed = call ? whyClosed(call, at) : "call-ended";
  if (!call || closed) return refuse(closed ?? "call-ended");
  if (isStillOver(still, at)) return refuse("still-over");
  const present = await presentIn(db, call_id);
  if (!pageOf(present, { id: page, account_id: null })) return refuse("not-in-call");
  const author = { kind: "shop", account_id } as const;
  const saved = await save(db, { author, at, during: { call_id, ...(shot && { shot }) } });
  if (isRefusal(saved) || !shot) return saved;
  const shots = call.shots.includes(shot) ? call.shots : [...call.shots, shot];
  // What was asked for is there: the telephone asks for it no longer.
  const asked_shot = call.asked_shot === shot ? null : call.asked_shot;
  await updateCall(db, call_id, { shots: [...shots], asked_shot });
  return saved;
}
